create sequence visit_numbers start 1041;

create table visits (
  id                  uuid primary key default gen_random_uuid(),
  number              text not null unique,
  token               text not null unique,
  guest_id            text,
  customer_id         uuid references customers,
  idempotency_key     text not null,
  language            text not null,
  status              text not null,
  contact             jsonb not null,
  -- The contact keys, as in orders.
  email_key           text,
  phone_key           text,
  address             jsonb not null,
  units               integer not null check (units > 0),
  remarks             text not null,
  -- The day is in the time zone of the shop. The time slot is a setting that may change, so the row has its own times.
  day                 date not null,
  time_slot_id        text not null,
  starts_at           timestamptz not null,
  ends_at             timestamptz not null,
  -- The number of changes of the time, for the calendar file.
  sequence            integer not null default 0,
  -- The time by which staff contact the customer; null if no call is due.
  contact_by          timestamptz,
  contacted_at        timestamptz,
  -- When staff were reminded of an overdue call, and the customer of the visit.
  overdue_reminded_at timestamptz,
  reminded_at         timestamptz,
  -- The measurements of a guest's visit, until a customer claims the visit.
  measured            jsonb not null default '[]',
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  check (ends_at > starts_at),
  check ((guest_id is null) <> (customer_id is null))
);
create index visits_by_idempotency on visits (idempotency_key);
create index visits_of_customer on visits (customer_id) where customer_id is not null;
-- The number of visits that are booked for a time slot.
create index visits_by_time on visits (day, time_slot_id) where status <> 'cancelled';
create index visits_by_email on visits (email_key);
create index visits_by_phone on visits (phone_key);
-- A visit has more than one reminder, so every confirmed visit is in the index.
create index visits_to_remind on visits (starts_at) where status = 'confirmed';
create index visits_to_contact on visits (contact_by)
  where contact_by is not null and overdue_reminded_at is null;

create table visit_events (
  id        bigint generated always as identity primary key,
  visit_id  uuid not null references visits on delete cascade,
  status    text not null,
  starts_at timestamptz not null,
  by        text not null check (by in ('shopper', 'staff')),
  at        timestamptz not null
);
create index visit_events_of_visit on visit_events (visit_id);
