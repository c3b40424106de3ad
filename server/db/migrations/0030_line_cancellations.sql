-- Single pieces of an order can be cancelled: how many of a line no longer stand, and each time it was done.
alter table order_lines add column cancelled integer not null default 0
  check (cancelled between 0 and quantity);

create table line_cancellations (
  id       uuid primary key,
  order_id uuid not null references orders,
  -- The caller's own word for it: the same word, of the same order, is the same cancellation.
  key      text not null,
  at       timestamptz not null,
  actor    text not null,
  reason   text not null,
  note     text,
  -- [{ lineId, quantity }]
  lines   jsonb not null,
  -- What these pieces had come to, with VAT; delivery is not part of it.
  amount   integer not null check (amount >= 0),
  unique (order_id, key)
);
