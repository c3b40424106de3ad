-- Grams of one piece in its wrapping; of a size where it has its own. Where neither is known, the setting counts.
alter table products add column weight integer check (weight between 1 and 50000);
alter table variants add column weight integer check (weight between 1 and 50000);
