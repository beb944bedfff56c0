"""What packaging/build.py does, a file for each kind of package."""
