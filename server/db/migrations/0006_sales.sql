-- Whether the pieces of an order stand in products.sold. A job brings both into step, up when an order
-- is placed and down when it is cancelled after all; the index holds those that it has still to do.
alter table orders add column counted boolean not null default false;
create index orders_to_count on orders (id)
  where counted <> (placed_at is not null and status <> 'cancelled');
