"""Where the bundled program begins: its helper processes begin here too."""

import multiprocessing
import sys

from wonderland.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
