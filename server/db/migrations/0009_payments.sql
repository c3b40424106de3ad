create table payment_attempts (
  id            uuid primary key default gen_random_uuid(),
  token         text not null unique,
  order_id      uuid not null references orders,
  provider      text not null,
  method        text not null,
  provider_ref  text,
  amount        integer not null check (amount >= 0),
  currency      text not null,
  state         text not null,
  redirect_url  text,
  reason        jsonb,
  expires_at    timestamptz not null,
  -- When the provider was last asked for a shopper who waits.
  asked_at      timestamptz,
  -- When the timer asks next; null if the provider has nothing more to say.
  ask_after     timestamptz,
  -- When the attempt was last compared with the records of the provider.
  reconciled_at timestamptz,
  -- Since when a process asks the provider for the refund of this payment. No other process asks meanwhile, because
  -- not every provider recognises a repeated request.
  refunding_since  timestamptz,
  -- When a person ended a payment that differed from the request. Later answers of the provider change nothing.
  reviewed_at   timestamptz,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index payment_attempts_by_order on payment_attempts (order_id, created_at);
create index payment_attempts_to_ask on payment_attempts (ask_after) where ask_after is not null;
create index payment_attempts_to_reconcile on payment_attempts (created_at)
  where provider_ref is not null;

-- This constraint completes 0008_orders.sql, which is applied before payment attempts exist.
alter table orders add foreign key (paid_by) references payment_attempts;

-- The webhook events of providers, each stored once and unchanged.
create table payment_events (
  id           bigint generated always as identity primary key,
  provider     text not null,
  dedup_key    text not null,
  attempt_id   uuid references payment_attempts,
  provider_ref text,
  body         jsonb not null,
  received_at  timestamptz not null default now(),
  -- When an event that could not be processed is tried again.
  try_after    timestamptz,
  processed_at timestamptz,
  outcome      text,
  unique (provider, dedup_key)
);
create index payment_events_to_do on payment_events (try_after) where processed_at is null;

-- A ledger proves nothing if its rows can change.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;

-- The amount that was paid for an order is the sum of its ledger entries.
create table payment_ledger (
  id          bigint generated always as identity primary key,
  attempt_id  uuid not null references payment_attempts,
  kind        text not null check (kind in ('authorize', 'capture', 'refund', 'void')),
  provider    text not null,
  provider_tx text not null,
  amount      integer not null check (amount >= 0),
  at          timestamptz not null default now(),
  unique (provider, kind, provider_tx)
);
create index payment_ledger_by_attempt on payment_ledger (attempt_id);
create trigger payment_ledger_is_final before update or delete on payment_ledger
  for each row execute function refuse_change();

-- The discrepancies between the ledger of the shop and the records of a provider, until a person closes them.
create table payment_discrepancies (
  id           bigint generated always as identity primary key,
  kind         text not null
    check (kind in ('differs', 'missing_here', 'missing_there', 'not_as_asked')),
  provider     text not null,
  provider_ref text not null,
  attempt_id   uuid references payment_attempts,
  currency     text not null,
  -- The captured amount less its refunds, in minor units: in the ledger and at the provider.
  ours         integer not null,
  theirs       integer not null,
  found_at     timestamptz not null,
  closed_at    timestamptz,
  note         text not null default ''
);
create unique index payment_discrepancies_open on payment_discrepancies (provider, provider_ref, kind)
  where closed_at is null;

-- A refund of an order that stands.
create table refunds (
  id          uuid primary key,
  order_id    uuid not null references orders,
  -- Null if the whole refund becomes store credit.
  attempt_id  uuid references payment_attempts,
  amount      integer not null check (amount > 0),
  -- The part of the refund that becomes store credit; the rest goes back to the payment method.
  credit      integer not null default 0 check (credit between 0 and amount),
  -- The credited part of the invoice, by its lines.
  returned    jsonb not null,
  reason      text not null,
  -- The idempotency key of the caller: the same key is the same refund.
  key         text not null unique,
  state       text not null check (state in ('requested', 'approved', 'sent', 'rejected')),
  requested_by    uuid,
  approved_by uuid,
  try_after   timestamptz,
  created_at  timestamptz not null,
  sent_at       timestamptz,
  check (attempt_id is not null or credit = amount)
);
create index refunds_by_order on refunds (order_id);
create index refunds_to_send on refunds (try_after) where state = 'approved';
create index refunds_requested on refunds (created_at) where state = 'requested';

-- The records of the simulator, a provider that knows no other table of the shop.
create table simulator_payments (
  ref          text primary key,
  attempt      text not null unique,
  order_number text not null,
  method       text not null,
  amount       integer not null,
  currency     text not null,
  language     text not null,
  return_url   text not null,
  webhook_url  text not null,
  state        text not null,
  entries      jsonb not null default '[]',
  reason       jsonb,
  -- The next step and its time: 'approve' approves the payment, and 'notify' sends the webhook event again.
  settle_at    timestamptz,
  settle_as    text,
  tries        integer not null default 0,
  created_at   timestamptz not null default now()
);
