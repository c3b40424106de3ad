create sequence visit_numbers start 1041;

create table visits (
  id              uuid primary key default gen_random_uuid(),
  number          text not null unique,
  token           text not null unique,
  guest_id        text,
  customer_id     uuid references customers,
  idempotency_key text not null,
  language        text not null,
  status          text not null,
  contact         jsonb not null,
  -- One person's ways of writing her email and phone, as with orders.
  email_key       text,
  phone_key       text,
  address         jsonb not null,
  units          integer not null check (units > 0),
  remarks         text not null,
  -- In the shop's zone; the window is one of the settings, which may change: its bounds stand here.
  day             date not null,
  time_slot_id       text not null,
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  -- Of the calendar file: how often its time was changed.
  sequence        integer not null default 0,
  -- By when the house contacts her; null while it owes her no call.
  contact_by      timestamptz,
  contacted_at    timestamptz,
  -- When the house was told that a call is overdue, and she that her visit is near.
  overdue_reminded_at       timestamptz,
  reminded_at     timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  check (ends_at > starts_at),
  check ((guest_id is null) <> (customer_id is null))
);
create index visits_by_idempotency on visits (idempotency_key);
create index visits_of_customer on visits (customer_id) where customer_id is not null;
-- How many are booked for a time.
create index visits_by_time on visits (day, time_slot_id) where status <> 'cancelled';
create index visits_by_email on visits (email_key);
create index visits_by_phone on visits (phone_key);

create table visit_events (
  id        bigint generated always as identity primary key,
  visit_id  uuid not null references visits on delete cascade,
  status    text not null,
  starts_at timestamptz not null,
  by        text not null check (by in ('shopper', 'staff')),
  at        timestamptz not null
);
create index visit_events_of_visit on visit_events (visit_id);
