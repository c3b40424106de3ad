-- What a customer has with the house, in each currency; the sum of her moves below.
create table credit_balances (
  customer_id uuid not null references customers,
  currency    text not null check (currency ~ '^[A-Z]{3}$'),
  -- Spending it twice at once fails here, whatever else went wrong.
  amount      integer not null check (amount >= 0),
  primary key (customer_id, currency)
);

-- Append only. Nobody's words stand here: what the house wrote beside a grant is in its audit.
create table credit_entries (
  id          bigint generated always as identity primary key,
  customer_id uuid not null references customers,
  currency    text not null check (currency ~ '^[A-Z]{3}$'),
  -- Signed, in minor units.
  amount      integer not null check (amount <> 0),
  kind        text not null check (kind in ('refund', 'granted', 'spent', 'returned', 'taken_back')),
  order_id    uuid references orders,
  refund_id   uuid references refunds,
  reason      text,
  actor       text not null,
  -- The same word is the same move.
  key         text not null unique,
  at          timestamptz not null,
  check ((amount < 0) = (kind in ('spent', 'taken_back')))
);
create index credit_entries_by_customer on credit_entries (customer_id, id);
create index credit_entries_by_order on credit_entries (order_id) where order_id is not null;
create trigger credit_entries_stay before update or delete on credit_entries
  for each row execute function refuse_change();

-- How much of an order was paid with it.
alter table orders add credit integer not null default 0 check (credit between 0 and total);

-- How much of a refund became store credit; the rest goes back the way it was paid.
alter table refunds alter attempt_id drop not null;
alter table refunds add credit integer not null default 0 check (credit between 0 and amount);
alter table refunds add check (attempt_id is not null or credit = amount);

-- Where she would like the money of a return.
alter table order_returns add refund_to text check (refund_to in ('source', 'credit'));
