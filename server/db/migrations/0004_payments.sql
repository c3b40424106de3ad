create table payment_attempts (
  id           uuid primary key default gen_random_uuid(),
  token        text not null unique,
  order_id     uuid not null references orders,
  provider     text not null,
  method       text not null,
  provider_ref text,
  amount       integer not null check (amount >= 0),
  currency     text not null,
  state        text not null,
  redirect_url text,
  reason       jsonb,
  expires_at   timestamptz not null,
  -- When the provider was last asked because a shopper waits, and when the timer asks next: null
  -- where nothing more can be learnt.
  asked_at     timestamptz,
  ask_after    timestamptz,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index payment_attempts_by_order on payment_attempts (order_id, created_at);
create index payment_attempts_to_ask on payment_attempts (ask_after) where ask_after is not null;

-- The attempt whose money the order stands on; money of any other attempt is given back.
alter table orders add column paid_by uuid references payment_attempts;

-- The inbox: each word of a provider once, as it came.
create table payment_events (
  id           bigint generated always as identity primary key,
  provider     text not null,
  dedup_key    text not null,
  attempt_id   uuid references payment_attempts,
  body         jsonb not null,
  received_at  timestamptz not null default now(),
  processed_at timestamptz,
  outcome      text,
  unique (provider, dedup_key)
);

-- Money that moved. Append only; what an order has been paid is the sum of its rows.
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

-- The simulator's own books: it plays a provider and knows nothing of the tables above.
create table simulator_payments (
  ref         text primary key,
  attempt     text not null unique,
  order_number text not null,
  method      text not null,
  amount      integer not null,
  currency    text not null,
  language    text not null,
  return_url  text not null,
  webhook_url text not null,
  state       text not null,
  entries       jsonb not null default '[]',
  reason      jsonb,
  -- What is still to be done and when: 'approve' a payment or 'notify' the shop once more.
  settle_at   timestamptz,
  settle_as   text,
  tries       integer not null default 0,
  created_at  timestamptz not null default now()
);
