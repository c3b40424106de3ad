-- The messages to send. A row is written in the transaction of its cause, and a job sends it once. For a customer the
-- message also becomes a notification, and a push to each device.
create table outbox (
  id          uuid primary key default gen_random_uuid(),
  dedup_key   text not null unique,
  kind        text not null,
  recipient   text not null,
  language    text not null,
  data        jsonb not null,
  -- `notice` is a notification without an email, and `push` goes to one device.
  channel     text not null default 'email' check (channel in ('email', 'sms', 'push', 'notice')),
  customer_id uuid references customers,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  -- A message that could not be sent waits longer after each attempt, and does not block the others.
  attempts    integer not null default 0,
  retry_at    timestamptz,
  -- After this time the message is not sent; a code that arrives too late only confuses.
  expires_at  timestamptz,
  -- When the notification was created; that happens once, whether the email is sent or not.
  notified_at timestamptz
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

create table notifications (
  id          uuid primary key default gen_random_uuid(),
  -- The order of arrival, for pages that follow the notifications live.
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

-- A browser in which the customer allowed notifications; the row lasts as long as the login in that browser.
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

-- The preferences of customers that differ from the defaults of the shop.
create table notification_preferences (
  customer_id uuid not null references customers,
  topic       text not null,
  channel     text not null check (channel in ('email', 'push', 'app')),
  wanted      boolean not null,
  primary key (customer_id, topic, channel)
);
