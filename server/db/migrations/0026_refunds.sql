-- Money that the house gives back of an order that stands.
create table refunds (
  id          uuid primary key,
  order_id    uuid not null references orders,
  attempt_id  uuid not null references payment_attempts,
  amount      integer not null check (amount > 0),
  -- What is taken back of the invoice, by its lines.
  returned    jsonb not null,
  reason      text not null,
  -- The caller's own word for it: the same word is the same refund.
  key         text not null unique,
  state       text not null check (state in ('waiting', 'asked', 'given', 'dropped')),
  asked_by    uuid,
  approved_by uuid,
  try_after   timestamptz,
  created_at  timestamptz not null,
  given_at    timestamptz
);
create index refunds_by_order on refunds (order_id);
create index refunds_to_give on refunds (try_after) where state = 'asked';
create index refunds_waiting on refunds (created_at) where state = 'waiting';
