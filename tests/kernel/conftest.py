"""Property tests judge what is right, not how fast a busy machine is; the same examples everywhere."""
import os

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("FIVESUNS_HYPOTHESIS", "house"))
