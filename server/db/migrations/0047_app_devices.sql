-- A phone with the app is a device too: its address is a token of the service of Apple or Google, and it has no keys of a
-- browser.
alter table push_subscriptions
  add column service text not null default 'web' check (service in ('web', 'apns', 'fcm')),
  alter column p256dh drop not null,
  alter column auth drop not null,
  add check (num_nulls(p256dh, auth) = case when service = 'web' then 0 else 2 end);
