-- Each cancellation of single units of an active order.
create table line_cancellations (
  id       uuid primary key,
  order_id uuid not null references orders,
  -- The idempotency key of the caller: the same key of the same order is the same cancellation.
  key      text not null,
  at       timestamptz not null,
  actor    text not null,
  reason   text not null,
  note     text,
  -- [{ lineId, quantity }]
  lines    jsonb not null,
  -- The price of the cancelled units with VAT, without delivery.
  amount   integer not null check (amount >= 0),
  unique (order_id, key)
);

-- An order on hold waits for an answer of the customer, and then continues from its earlier status.
create table order_holds (
  id          uuid primary key default gen_random_uuid(),
  order_id    uuid not null references orders,
  held_from   text not null check (held_from in ('placed', 'confirmed')),
  reason      text not null
    check (reason in ('measurements_unclear', 'address_unclear', 'not_reached', 'payment_check')),
  note        text not null default '',
  held_at     timestamptz not null,
  -- The number of reminders that the customer got, and the time of the next.
  reminders   integer not null default 0,
  remind_at   timestamptz,
  released_at timestamptz
);
create unique index order_holds_open on order_holds (order_id) where released_at is null;
create index order_holds_to_remind on order_holds (remind_at) where remind_at is not null;

-- The made-to-order lines in production, one row each; contract/production states the transitions.
create table production (
  order_line_id       uuid primary key references order_lines,
  state               text not null,
  -- The name of the tailor; empty while nobody is named.
  tailor              text not null default '',
  -- The day on which the line is to be ready in the shop.
  due_on         date not null,
  since               timestamptz not null,
  -- What staff ask the customer about a measurement.
  question            text,
  -- When staff were reminded that the due day has passed.
  overdue_reminded_at timestamptz
);
create index production_to_do on production (due_on) where state <> 'ready';

create table production_events (
  id            bigint generated always as identity primary key,
  order_line_id uuid not null references order_lines,
  from_state    text,
  to_state      text not null,
  -- The new day, if the event changed the due day.
  due_on   date,
  actor         text not null,
  note          text,
  at            timestamptz not null
);
create index production_events_by_line on production_events (order_line_id);

-- A shipment that was handed over to a carrier; an order has a second one if the first came back.
create table shipments (
  id              uuid primary key default gen_random_uuid(),
  order_id        uuid not null references orders,
  carrier         text not null,
  tracking_number text not null default '',
  -- The page on which the carrier shows the shipment, and the day that the carrier named.
  tracking_url    text,
  expected_on     date,
  shipped_at      timestamptz not null,
  state           text not null,
  since           timestamptz not null
);
create index shipments_by_order on shipments (order_id, shipped_at);

create table shipment_events (
  id          bigint generated always as identity primary key,
  shipment_id uuid not null references shipments,
  from_state  text,
  to_state    text not null,
  actor       text not null,
  note        text,
  at          timestamptz not null
);
create index shipment_events_by_shipment on shipment_events (shipment_id);

create sequence return_numbers start 1041;

-- A request of a customer about delivered products: a return, an exchange, an alteration or a claim.
-- contract/returns states the transitions.
create table order_returns (
  id              uuid primary key,
  number          text not null unique,
  token           text not null unique,
  order_id        uuid not null references orders,
  -- The idempotency key of the customer: the same key of the same order is the same request.
  idempotency_key text not null,
  kind            text not null check (kind in ('return', 'exchange', 'alteration', 'claim')),
  state           text not null,
  outcome         text check (outcome in ('refunded', 'exchanged', 'altered', 'declined')),
  reason          text not null,
  note            text not null default '',
  -- The value of the units at the time of the request, in minor units; null if no money can be refunded for them.
  worth           integer check (worth >= 0),
  -- When the timer looks at the request, if nobody has taken the next step by then.
  due_at          timestamptz,
  question        text,
  answer          text,
  -- Why staff refused the request, and the one objection that the customer may write.
  refused_for     text,
  appeal          text,
  pickup_on       date,
  -- Whether stock is reserved for the exchange.
  holds           boolean not null default false,
  refunded        integer check (refunded > 0),
  -- How money was refunded that did not go back to the payment method.
  paid_how        text,
  -- Where the customer prefers the money.
  refund_to       text check (refund_to in ('source', 'credit')),
  created_at      timestamptz not null,
  unique (order_id, idempotency_key),
  check ((refunded is null) = (outcome is distinct from 'refunded'))
);
create index order_returns_due on order_returns (due_at) where due_at is not null;
create index order_returns_by_age on order_returns (created_at);

-- This constraint completes 0008_orders.sql, which is applied before returns exist.
alter table orders add foreign key (return_id) references order_returns;

create table return_lines (
  id            uuid primary key default gen_random_uuid(),
  return_id     uuid not null references order_returns,
  order_line_id uuid not null references order_lines,
  position      integer not null,
  quantity      integer not null check (quantity > 0),
  wanted_sku    text references variants,
  condition       text check (condition in ('sellable', 'damaged', 'not_ours')),
  unique (return_id, order_line_id)
);
create index return_lines_by_line on return_lines (order_line_id);

create table return_events (
  id         bigint generated always as identity primary key,
  return_id  uuid not null references order_returns,
  from_state text,
  to_state   text not null,
  actor      text not null,
  reason     text,
  at         timestamptz not null
);
create index return_events_by_return on return_events (return_id);

-- Pictures of a fault. Only the customer and staff may see them, so they have no address.
create table return_pictures (
  id         uuid primary key default gen_random_uuid(),
  order_id   uuid not null references orders,
  -- Null until a request uses the picture.
  return_id  uuid references order_returns,
  position   integer not null default 0,
  width      integer not null,
  height     integer not null,
  color      text not null,
  preview    text not null,
  created_at timestamptz not null,
  -- Since when the file of the picture is to be deleted.
  removed_at timestamptz
);
create index return_pictures_by_order on return_pictures (order_id);
create index return_pictures_unused on return_pictures (created_at) where return_id is null;
