create table discount_codes (
  code             text primary key check (code = upper(code)),
  percent          integer not null check (percent between 1 and 100),
  first_order_only boolean not null default false,
  active           boolean not null default true
);

create table orders (
  id              uuid primary key default gen_random_uuid(),
  number          text not null unique,
  token           text not null unique,
  cart_id         uuid references carts on delete set null,
  guest_id        text,
  customer_id     uuid,
  idempotency_key text not null,
  language        text not null,
  status          text not null,
  -- Where the pieces are: held for this order, gone with it, or back on the shelf.
  stock_state     text not null check (stock_state in ('reserved', 'taken', 'released')),
  contact         jsonb not null,
  address         jsonb not null,
  billing         jsonb not null,
  shipping        jsonb not null,
  payment_method  text not null,
  currency        text not null,
  -- As price-cart answered it: the order keeps what the shopper agreed to.
  totals          jsonb not null,
  total           integer not null check (total >= 0),
  pay_before      timestamptz,
  invoice_number  text unique,
  placed_at       timestamptz,
  created_at      timestamptz not null default now()
);
create unique index orders_idempotency on orders (guest_id, idempotency_key) where guest_id is not null;
create unique index orders_one_open_per_cart on orders (cart_id) where status = 'awaiting_payment';
create index orders_to_expire on orders (pay_before) where status = 'awaiting_payment';
-- Whether somebody has ordered before; numbers are kept in their international form.
create index orders_by_phone on orders ((contact ->> 'phone')) where placed_at is not null;

create sequence order_numbers start 20401;

create table order_lines (
  id             uuid primary key default gen_random_uuid(),
  order_id       uuid not null references orders,
  position       integer not null,
  product_id     text not null,
  item_id        text not null,
  -- Null for a piece sewn to measure, which takes no stock.
  sku            text references variants,
  name           jsonb not null,
  subtitle       jsonb not null,
  color_name     jsonb not null,
  picture_id     text not null,
  size           integer,
  measurements   jsonb,
  remarks        text not null default '',
  quantity       integer not null check (quantity > 0),
  unit_price     integer not null,
  discount       integer not null,
  total          integer not null,
  vat            integer not null,
  made_to_order  boolean not null,
  arrival        jsonb not null,
  -- The line of the bag it came from, which goes when the order is placed; pieces added since stay.
  cart_line_id   uuid
);
create index order_lines_by_order on order_lines (order_id);

-- Pieces that an order holds or took; made-to-order pieces and custom sizes hold none.
create table stock_holds (
  order_id uuid not null references orders,
  sku      text not null references variants,
  quantity integer not null check (quantity > 0),
  primary key (order_id, sku)
);

create table order_events (
  id          bigint generated always as identity primary key,
  order_id    uuid not null references orders,
  from_status text,
  to_status   text not null,
  actor       text not null,
  reason      text,
  at          timestamptz not null default now()
);
create index order_events_by_order on order_events (order_id);

-- One use of a first-order code per person, known by email and by phone.
create table discount_uses (
  code     text not null references discount_codes,
  contact  text not null,
  order_id uuid not null references orders,
  state    text not null check (state in ('reserved', 'consumed', 'released'))
);
create unique index discount_uses_once on discount_uses (code, contact) where state <> 'released';
create index discount_uses_by_order on discount_uses (order_id);

-- How often something was tried lately, in all processes together. A personal key is hashed.
create table throttles (
  key   text primary key,
  tries integer not null,
  since timestamptz not null
);

-- Gapless numbers: the row is locked in the transaction that uses the next one.
create table number_series (
  series text primary key,
  last   integer not null
);
