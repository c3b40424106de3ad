-- A message knows whom it concerns: besides the letter it becomes a line of her notifications, and
-- a notification on her devices. `notified_at`: when that was done, once, whatever becomes of the letter.
-- The channel of a row may also be `notice`, where there is no letter, or `push`, to one device.
alter table outbox add column customer_id uuid references customers;
alter table outbox add column notified_at timestamptz;
alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check
  check (channel in ('email', 'sms', 'push', 'notice'));

create table notifications (
  id          uuid primary key default gen_random_uuid(),
  -- The order in which they came, for whoever follows them live.
  position    bigint not null generated always as identity,
  customer_id uuid not null references customers,
  dedup_key   text not null unique,
  kind        text not null,
  topic       text not null,
  title       jsonb not null,
  body        jsonb not null,
  page        text not null,
  order_id    text,
  created_at  timestamptz not null,
  read_at     timestamptz
);
create index notifications_by_customer on notifications (customer_id, position desc);
create index notifications_unread on notifications (customer_id) where read_at is null;
create index notifications_by_age on notifications (created_at);

-- A browser that she allowed to show notifications, as long as the login on it lasts.
create table push_subscriptions (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  session_id  uuid not null references sessions on delete cascade,
  endpoint    text not null unique,
  p256dh      text not null,
  auth        text not null,
  language    text not null,
  created_at  timestamptz not null
);
create index push_subscriptions_by_customer on push_subscriptions (customer_id);
create index push_subscriptions_by_session on push_subscriptions (session_id);

-- What she chose otherwise than the shop proposes.
create table notification_preferences (
  customer_id uuid not null references customers,
  topic       text not null,
  channel     text not null check (channel in ('email', 'push', 'app')),
  wanted      boolean not null,
  primary key (customer_id, topic, channel)
);
