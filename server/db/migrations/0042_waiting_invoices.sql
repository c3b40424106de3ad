-- The invoices of placed orders that have no number yet. An order writes its row as it is placed; after its commit one
-- transaction numbers all that wait, in the order of placement, and deletes their rows.
create table waiting_invoices (
  order_id    uuid primary key references orders,
  position    bigint not null generated always as identity,
  placed_at   timestamptz not null,
  -- Of the time of placement, in the time zone of the shop: the series of the number.
  year        text not null check (year ~ '^[0-9]{4}$'),
  document    jsonb not null,
  -- The message that is sent once the invoice is there.
  message_key text
);
create index waiting_invoices_in_order on waiting_invoices (placed_at, position);

-- A message that waits for the invoice of its order.
alter table outbox add column held boolean not null default false;
