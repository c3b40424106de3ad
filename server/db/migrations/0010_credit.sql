-- The store credit of a customer in each currency: the sum of the credit entries below.
create table credit_balances (
  customer_id uuid not null references customers,
  currency    text not null check (currency ~ '^[A-Z]{3}$'),
  -- This check refuses to spend the same credit twice, whatever else fails.
  amount      integer not null check (amount >= 0),
  primary key (customer_id, currency)
);

-- Rows are only added. They hold no personal text: the note of staff beside a grant is in staff_audit.
create table credit_entries (
  id          bigint generated always as identity primary key,
  customer_id uuid not null references customers,
  currency    text not null check (currency ~ '^[A-Z]{3}$'),
  -- Signed, in minor units.
  amount      integer not null check (amount <> 0),
  -- A `corrected` entry is a mistaken grant that staff reversed.
  kind        text not null
    check (kind in ('refund', 'granted', 'spent', 'returned', 'corrected', 'reversed')),
  order_id    uuid references orders,
  refund_id   uuid references refunds,
  reason      text,
  actor       text not null,
  -- The same key is the same entry.
  key         text not null unique,
  at          timestamptz not null,
  check ((amount < 0) = (kind in ('spent', 'corrected', 'reversed')))
);
create index credit_entries_by_customer on credit_entries (customer_id, id);
create index credit_entries_by_order on credit_entries (order_id) where order_id is not null;
create trigger credit_entries_are_final before update or delete on credit_entries
  for each row execute function refuse_change();
