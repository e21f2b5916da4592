pass = Pass
nothing = nothing
stop = Stop
done = Done
yes = Yes
no = No
