"""What comes into the club: logs of other servers, tables of results, archives."""
