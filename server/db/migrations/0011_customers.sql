-- Whoever has proved that an email or a phone is hers. Both are kept in one spelling, so that one
-- person has one account. A deleted customer keeps her row, as her orders name it, and nothing else.
create table customers (
  id            uuid primary key default gen_random_uuid(),
  email         text unique check (email = lower(email)),
  phone         text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  name          text not null,
  gender        text check (gender in ('male', 'female', 'other')),
  birth_date    date,
  language      text not null,
  -- Null while she logs in by code only.
  password_hash text,
  created_at    timestamptz not null default now(),
  deleted_at    timestamptz,
  check (deleted_at is not null or email is not null or phone is not null)
);

-- A login on one device. Its refresh token changes with each use; of the token only hashes are kept.
create table sessions (
  id            uuid primary key default gen_random_uuid(),
  customer_id   uuid not null references customers,
  refresh_hash  text not null,
  -- The token before, which is still taken for a moment, or until its successor is known to have arrived.
  previous_hash text,
  rotated_at    timestamptz not null,
  confirmed     boolean not null default false,
  -- 'Safari, iPhone': what she knows her device by.
  device        text not null,
  created_at    timestamptz not null,
  seen_at       timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz
);
create index sessions_by_customer on sessions (customer_id) where ended_at is null;

create table access_tokens (
  hash       text primary key,
  session_id uuid not null references sessions on delete cascade,
  -- The refresh token it was given with: its use shows that that one arrived.
  source  text not null,
  expires_at timestamptz not null
);
create index access_tokens_by_session on access_tokens (session_id);

-- A code that was sent to a contact. Its digits stand nowhere: they are derived from the id and a secret.
create table code_challenges (
  id           text primary key,
  purpose      text not null check (purpose in ('login', 'password', 'contact', 'delete')),
  contact      text not null,
  -- For a purpose that belongs to somebody who is logged in.
  customer_id  uuid references customers,
  digits       integer not null check (digits between 4 and 8),
  attempts     integer not null default 0,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  -- What a right code was exchanged for: the leave to register or to set a password.
  ticket_hash  text unique,
  ticket_until timestamptz
);
create index code_challenges_by_age on code_challenges (created_at);

-- How often something was done lately, in all processes together. What is personal in a key is hashed.
create table limit_counters (
  key     text primary key,
  count   integer not null,
  ends_at timestamptz not null
);
create index limit_counters_by_end on limit_counters (ends_at);

create table customer_addresses (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  address     jsonb not null,
  is_default  boolean not null default false,
  created_at  timestamptz not null default now()
);
create index customer_addresses_by_customer on customer_addresses (customer_id);
create unique index customer_addresses_one_default on customer_addresses (customer_id) where is_default;

alter table carts add foreign key (customer_id) references customers;
alter table custom_sizes add foreign key (customer_id) references customers;
create index custom_sizes_by_customer on custom_sizes (customer_id) where customer_id is not null;

alter table orders add foreign key (customer_id) references customers;
create index orders_by_customer on orders (customer_id, created_at) where customer_id is not null;
-- As for guests: a key belongs to one order that lives.
create unique index orders_idempotency_of_customer on orders (customer_id, idempotency_key)
  where customer_id is not null and status not in ('expired', 'cancelled');
create index orders_over_by_key_of_customer on orders (customer_id, idempotency_key)
  where customer_id is not null and status in ('expired', 'cancelled');

alter table outbox add column channel text not null default 'email' check (channel in ('email', 'sms'));
-- A code that comes too late only confuses.
alter table outbox add column expires_at timestamptz;
