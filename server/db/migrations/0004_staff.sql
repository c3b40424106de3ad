-- The staff with their roles. A member of staff is a customer, so that there is one login and one place where a login
-- ends.
create table staff_members (
  customer_id uuid primary key references customers,
  role        text not null,
  added_at    timestamptz not null default now()
);

-- Every change that staff made, written in the transaction of the change. No row is ever changed.
create table staff_audit (
  id          bigint generated always as identity primary key,
  -- Null for a command on the machine itself.
  customer_id uuid references customers,
  role        text not null,
  action      text not null,
  -- The thing that was changed, for example the number of an order.
  subject     text not null,
  details     jsonb not null,
  at          timestamptz not null
);
create index staff_audit_by_subject on staff_audit (subject, at);

-- The refunds and store credit that a member of staff gave without an owner; their sum of a day is limited.
create table staff_payouts (
  key         text primary key,
  customer_id uuid not null references customers,
  currency    text not null,
  amount      integer not null check (amount > 0),
  at          timestamptz not null
);
create index staff_payouts_by_member on staff_payouts (customer_id, currency, at);
