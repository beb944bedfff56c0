"""What goes out of the club: files, paper, the clipboard, the archive."""
