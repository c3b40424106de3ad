-- Where stock is. There is one place today; a movement names it, so that a second one needs no change of earlier rows.
create table stock_locations (
  id   text primary key,
  name jsonb not null
);
insert into stock_locations (id, name) values ('main', '{"en": "Shop", "ar": "المتجر"}');

-- Every change of `variants.stock`, written by the statement that changes it. For a variant the sum of `quantity` is
-- its stock minus the stock with which the variant was created; the variants of before have no row for that first
-- stock. `stock_after` is the stock at the end of the movement, which the sum alone would not say for them.
create table stock_movements (
  id          bigint generated always as identity primary key,
  -- A variant with movements is not deleted, because its movements stay.
  sku         text not null references variants,
  -- No foreign key: each order would lock the one row of the place, and all orders would wait for each other.
  location    text not null default 'main',
  -- The difference: positive units arrive, negative units leave. A count that agrees moves nothing and stays as proof.
  quantity    integer not null check (quantity <> 0 or kind = 'count'),
  kind        text not null check (kind in ('sale', 'return', 'delivery', 'count', 'damage', 'lost', 'found',
    'sample', 'gift', 'correction', 'opening')),
  -- Checked at the commit, because an order is written after its stock in one statement.
  order_id    uuid references orders deferrable initially deferred,
  note        text,
  staff_id    uuid references staff_members,
  -- The call that staff made: the same call again moves nothing.
  key         uuid,
  stock_after integer not null check (stock_after >= 0),
  -- Of a count: what was found, and what the shop had expected.
  counted     integer,
  expected    integer,
  at          timestamptz not null default now(),
  check (kind <> 'count' or (counted = stock_after and quantity = counted - expected)),
  check ((kind = 'count') = (counted is not null) and (kind = 'count') = (expected is not null))
);
create index stock_movements_by_sku on stock_movements (sku, id desc);
create unique index stock_movements_once on stock_movements (key, sku) where key is not null;

create function refuse_change_of_stock_movement() returns trigger language plpgsql as $$
begin
  raise exception 'A stock movement is neither changed nor deleted.'
    using errcode = 'restrict_violation';
end
$$;
create trigger stock_movements_are_final before update or delete on stock_movements
  for each row execute function refuse_change_of_stock_movement();
create trigger stock_movements_are_final_whole before truncate on stock_movements
  for each statement execute function refuse_change_of_stock_movement();

-- Staff search for a part of a SKU.
create index variants_by_sku_part on variants using gin (sku gin_trgm_ops);
