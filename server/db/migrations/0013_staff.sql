-- Who works for the house, and as what. A member of staff is a customer, so that there is one way of
-- logging in and one place where a login ends.
create table staff_members (
  customer_id uuid primary key references customers,
  role        text not null,
  added_at    timestamptz not null default now()
);

-- Every change that staff made, written in the transaction that made it. Nothing is ever changed here.
create table staff_audit (
  id          bigint generated always as identity primary key,
  -- Null: at the machine itself, by whoever runs the shop.
  customer_id uuid references customers,
  role        text not null,
  action      text not null,
  -- What it was done to, an order's number for instance.
  subject     text not null,
  details     jsonb not null,
  at          timestamptz not null
);
create index staff_audit_by_subject on staff_audit (subject, at);
