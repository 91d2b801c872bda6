"""What a player in the garden is asked for."""

from wonderland.ui.table import table_control

OVER, WAITING = table_control.OVER, table_control.WAITING
ROW, POST, ACTING, ANSWERING, DISCARDING = "row", "post", "acting", "answering", "discarding"
