-- A passkey opens the admin by itself: the device verifies the person before it signs.
alter table staff_members
  -- The random name under which authenticators store the person, in base64url; null before the first passkey.
  add column passkey_handle text unique;

create table staff_passkeys (
  id            uuid primary key default gen_random_uuid(),
  staff_id      uuid not null references staff_members,
  -- The id and the public key (COSE) that the authenticator chose, in base64url.
  credential_id text not null unique,
  public_key    text not null,
  -- The number of uses that the authenticator stated last; synced passkeys state 0 for ever.
  counter       bigint not null,
  -- How a browser reaches the authenticator, as the browser stated it: internal, hybrid, usb …
  transports    text[] not null,
  -- Whether the passkey can be on several devices.
  is_synced     boolean not null,
  name          text not null,
  created_at    timestamptz not null,
  used_at       timestamptz
);
create index staff_passkeys_by_member on staff_passkeys (staff_id);

-- What a browser has to answer within minutes, once.
create table staff_challenges (
  id          uuid primary key default gen_random_uuid(),
  purpose     text not null check (purpose in ('sign_in', 'prove', 'add_passkey', 'set_up_app')),
  -- SHA-256 of the ticket of a sign-in that has begun; null in a session.
  ticket_hash text unique,
  session_id  uuid references staff_sessions,
  -- The challenge that the passkey signs; for a new authenticator app its secret, encrypted.
  value       text not null,
  expires_at  timestamptz not null,
  check ((ticket_hash is null) <> (session_id is null)),
  unique (session_id, purpose)
);
create index staff_challenges_by_end on staff_challenges (expires_at);
