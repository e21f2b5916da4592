import time
from fivesuns.games.twilight import GAME
from fivesuns.kernel.laws import check
from tests.games.twilight.sense import sense
for seats, seed in ((5, 3), (4, 8)):
    t=time.process_time()
    try:
        print(seats, seed, check(GAME, {"seats": seats, "galaxy": "built"}, seed, policy=sense, often=30), time.process_time()-t, flush=True)
    except Exception as e:
        import traceback; traceback.print_exc()
