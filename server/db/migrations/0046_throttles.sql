-- Searches for orders are counted in limit_counters like every other try.
drop table throttles;
