-- What she asks of pieces that were delivered: to take them back, change them, alter them, or that
-- something is wrong with them. One request each; its life says the table in contract/returns.
create sequence return_numbers start 1041;

create table order_returns (
  id              uuid primary key,
  number          text not null unique,
  token           text not null unique,
  order_id        uuid not null references orders,
  -- Her own word for it: the same word is the same request.
  idempotency_key text not null,
  kind            text not null check (kind in ('return', 'exchange', 'alteration', 'claim')),
  state           text not null,
  outcome         text check (outcome in ('refunded', 'exchanged', 'altered', 'declined')),
  reason          text not null,
  note            text not null default '',
  -- What its pieces came to when she asked, in minor units; null where no money can come back for them.
  worth           integer check (worth >= 0),
  -- When the timer looks at it: a side that owes the next step has not taken it by then.
  due_at          timestamptz,
  question        text,
  answer          text,
  -- Why the house said no, and what she says against it, once.
  refused_for     text,
  appeal          text,
  pickup_on       date,
  -- Whether the pieces that she wants instead are held on the shelf.
  holds           boolean not null default false,
  refunded        integer check (refunded > 0),
  -- How money was given back that did not go the way it came.
  paid_how        text,
  created_at      timestamptz not null,
  unique (order_id, idempotency_key),
  check ((refunded is null) = (outcome is distinct from 'refunded'))
);
create index order_returns_due on order_returns (due_at) where due_at is not null;
create index order_returns_by_age on order_returns (created_at);

create table return_lines (
  id            uuid primary key default gen_random_uuid(),
  return_id     uuid not null references order_returns,
  order_line_id uuid not null references order_lines,
  position      integer not null,
  quantity      integer not null check (quantity > 0),
  wanted_sku    text references variants,
  finding       text check (finding in ('sellable', 'damaged', 'not_ours')),
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

-- Pictures of a fault; nobody but her and the house sees them, so they have no address.
create table return_pictures (
  id         uuid primary key default gen_random_uuid(),
  order_id   uuid not null references orders,
  -- Null until a request takes it.
  return_id  uuid references order_returns,
  position   integer not null default 0,
  width      integer not null,
  height     integer not null,
  color      text not null,
  preview    text not null,
  created_at timestamptz not null,
  -- Its file is to go.
  dropped_at timestamptz
);
create index return_pictures_by_order on return_pictures (order_id);
create index return_pictures_unused on return_pictures (created_at) where return_id is null;

-- The order that brings what she gets instead, or her altered piece: nothing is paid for it.
alter table orders add column return_id uuid unique references order_returns;
