"""Programs that are killed, disks that are full, homes and files that are wrong: what survives."""
