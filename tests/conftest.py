"""What all tests share: Hypothesis is told not to time anything, and Ctrl-C can be tested wherever they run."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # what tests start speaks English, whatever this machine speaks

# Machines are shared and noisy: a deadline would be a timed assertion.
settings.register_profile(
    "coverstory",
    deadline=None,
    derandomize="COVERSTORY_EXAMPLES" not in os.environ,  # whoever asks for more examples hunts for new ones
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    max_examples=int(os.environ.get("COVERSTORY_EXAMPLES", "20")),
)
settings.load_profile("coverstory")

# `--hypothesis-profile=brief`: for plain Python, where a compiled package has met all examples.
settings.register_profile("brief", settings.get_profile("coverstory"), max_examples=4)

# Whatever a shell starts in the background is deaf to Ctrl-C, and so are its children, of which some tests ask more.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
