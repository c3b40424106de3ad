-- The units of a variant that can be bought: those in stock that no order has reserved.
alter table variants add available integer not null generated always as (stock - reserved) stored;
