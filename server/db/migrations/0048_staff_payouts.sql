-- What a member of staff gave without an owner, as refund or store credit: its sum of a day is limited.
create table staff_payouts (
  key         text primary key,
  customer_id uuid not null references customers,
  currency    text not null,
  amount      integer not null check (amount > 0),
  at          timestamptz not null
);
create index staff_payouts_by_member on staff_payouts (customer_id, currency, at);
