-- A login on one device. Its refresh token changes with each use, and the database stores only hashes of tokens.
create table sessions (
  id            uuid primary key default gen_random_uuid(),
  customer_id   uuid not null references customers,
  refresh_hash  text not null,
  -- The hash of the replaced refresh token, which is valid for a moment, or until the new token is confirmed.
  previous_hash text,
  rotated_at    timestamptz not null,
  -- Whether the new refresh token is known to have arrived.
  confirmed     boolean not null default false,
  -- The device as the customer recognises it: 'Safari, iPhone'.
  device        text not null,
  created_at    timestamptz not null,
  seen_at       timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  -- Whether the login began with the password of the account; staff can work in no other login.
  by_password   boolean not null default false
);
create index sessions_by_customer on sessions (customer_id) where ended_at is null;

create table access_tokens (
  hash       text primary key,
  session_id uuid not null references sessions on delete cascade,
  -- The hash of the refresh token that was sent with this token: the use of this token confirms both.
  source     text not null,
  expires_at timestamptz not null
);
create index access_tokens_by_session on access_tokens (session_id);

-- A code that was sent to a contact. The digits are not stored; they are derived from the id and a secret.
create table code_challenges (
  id              text primary key,
  purpose         text not null check (purpose in ('login', 'password', 'contact', 'delete')),
  contact         text not null,
  -- Null unless the purpose belongs to a customer who is logged in.
  customer_id     uuid references customers,
  digits          integer not null check (digits between 4 and 8),
  attempts        integer not null default 0,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  used_at         timestamptz,
  -- The hash of the ticket that a verified code was exchanged for; the ticket allows to register or to set a password.
  ticket_hash     text unique,
  ticket_until    timestamptz,
  -- Whether the proof was one that nobody can guess: the link of the email, or a long code.
  verified_strongly boolean not null default false
);
create index code_challenges_by_age on code_challenges (created_at);
