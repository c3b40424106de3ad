-- A picture that cannot be read is left alone for a while, so that it keeps no others waiting.
alter table pictures add column derive_failed_at timestamptz;

-- A provider's word that could not be acted on is taken up again later.
alter table payment_events add column provider_ref text;
alter table payment_events add column try_after timestamptz;
create index payment_events_to_do on payment_events (try_after) where processed_at is null;
create index payment_ledger_by_attempt on payment_ledger (attempt_id);

-- Money that is only set aside is taken by the timer, once the order stands.
update payment_attempts set ask_after = now() where state = 'authorized';

-- The keys by which the person of an order is known again, as contact-keys.ts makes them.
alter table orders add column email_key text;
alter table orders add column phone_key text;
with plain as (
  select id, contact ->> 'phone' as phone,
    regexp_replace(lower(btrim(contact ->> 'email')), '@googlemail\.com$', '@gmail.com') as email
  from orders
), owners as (
  select id, phone, regexp_replace(email,
    '^([^@+]*)\+[^@]*@((gmail|outlook|hotmail|live|icloud|me|fastmail|protonmail)\.com|proton\.me)$',
    '\1@\2') as email
  from plain
)
update orders o set
  email_key = 'email:' || nullif(case when w.email like '%@gmail.com'
    then replace(split_part(w.email, '@', 1), '.', '') || '@gmail.com' else w.email end, ''),
  phone_key = 'phone:' || nullif(w.phone, '')
from owners w where w.id = o.id;
drop index orders_by_phone;
create index orders_by_email_key on orders (email_key) where placed_at is not null;
create index orders_by_phone_key on orders (phone_key) where placed_at is not null;
