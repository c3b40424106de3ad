-- Emails to send, written in the transaction of what caused them and delivered by a job, once.
create table outbox (
  id         uuid primary key default gen_random_uuid(),
  dedup_key  text not null unique,
  kind       text not null,
  recipient  text not null,
  language   text not null,
  data       jsonb not null,
  created_at timestamptz not null default now(),
  sent_at    timestamptz
);
create index outbox_unsent on outbox (created_at) where sent_at is null;

create table contact_messages (
  id           uuid primary key default gen_random_uuid(),
  name         text not null,
  email        text not null,
  phone        text not null default '',
  order_number text not null default '',
  message      text not null,
  language     text not null,
  created_at   timestamptz not null default now(),
  answered_at  timestamptz
);

create table newsletter_subscribers (
  email      text primary key,
  language   text not null,
  created_at timestamptz not null default now()
);
