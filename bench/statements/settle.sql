-- The statements of POST payment/webhook for an order of one product whose card was charged, including
-- the read by which the simulator answers the state of the payment.
-- The shop issues the invoices of many orders in one transaction, which the floor leaves out.
-- The first line chooses a payment, which only the floor does.
select ref, attempt, order_id as own, cart_id as cart, number from bench_payments where n = (select nextval('bench_payment_turn')) \gset
insert into payment_events as e (provider, provider_ref, dedup_key, body, received_at, try_after)
values ('simulator', :ref::text, concat_ws(':', :ref::text, 'captured', 1),
  jsonb_build_object('id', concat_ws(':', :ref::text, 'captured', 1), 'ref', :ref::text, 'state', 'captured'), now(),
  now()::timestamptz + interval '1 minute')
on conflict (provider, dedup_key) do update set provider = e.provider
returning id, processed_at is not null as done \gset event_
select id, token, order_id, provider, method, provider_ref, amount, currency, state, redirect_url, reason,
  expires_at, asked_at, ask_after, reconciled_at, refunding_since, reviewed_at, created_at, updated_at
from payment_attempts where provider = 'simulator' and provider_ref = :ref::text;
select id, token, order_id, provider, method, provider_ref, amount, currency, state, redirect_url, reason,
  expires_at, asked_at, ask_after, reconciled_at, refunding_since, reviewed_at, created_at, updated_at
from payment_attempts where id = :attempt::uuid \gset found_
select ref, attempt, order_number, method, amount, currency, language, return_url, webhook_url, state,
  entries, reason, settle_at, settle_as, tries, created_at from simulator_payments where ref = :ref::text;
begin;
select id, number, token, cart_id, guest_id, customer_id, idempotency_key, language, status, stock_state,
  contact, address, billing, shipping, payment_method, currency, totals, total, pay_before,
  invoice_number, placed_at, paid_by, credit, counted, email_key, phone_key, return_id, created_at
from orders where id = :own::uuid for no key update;
select id, token, order_id, provider, method, provider_ref, amount, currency, state, redirect_url, reason,
  expires_at, asked_at, ask_after, reconciled_at, refunding_since, reviewed_at, created_at, updated_at
from payment_attempts where id = :attempt::uuid;
insert into payment_ledger (id, attempt_id, kind, provider, provider_tx, amount, at)
values (default, :attempt::uuid, 'capture', 'simulator', :ref::text || '-capture', :found_amount::int, now())
on conflict do nothing;
update payment_attempts set state = 'captured', reason = null, ask_after = null, updated_at = now()
where id = :attempt::uuid;
select kind, amount from payment_ledger where attempt_id = :attempt::uuid;
select from carts where id = :cart::uuid for no key update;
with changed as (
  update orders set stock_state = 'sold' where id = :own::uuid and stock_state = 'reserved'
  returning id
), asked as (
  select h.sku, h.quantity from stock_holds h join changed on h.order_id = changed.id
), locked as (
  select v.sku, v.item_id, asked.quantity, v.available as before,
    v.available + 0 * asked.quantity as after
  from variants v join asked using (sku) order by v.sku for no key update of v
), stock as (
  select true as whole
), taken as (
  update variants v set stock = v.stock + -1 * l.quantity, reserved = v.reserved + -1 * l.quantity
  from locked l, stock where stock.whole and v.sku = l.sku
)
select whole from stock;
with changed as (
  update orders set status = 'placed',
    placed_at = case when 'placed' = 'placed' then now() else placed_at end
  where id = :own::uuid and status = 'awaiting_payment'
  returning id
)
insert into order_events (order_id, from_status, to_status, actor, reason, note, at)
select id, 'awaiting_payment', 'placed', 'provider', null, null, now() from changed;
select key, value from settings where key = any('{name,currency,otherCurrencies,country,timeZone,vat,seller,contact,socials,announcements,
  shipping,itemWeight,workingDays,holidays,workingHours,cutOffHour,customLeadDays,
  cashOnDelivery,paymentRules,reservationMinutes,cancelHours,confirmsByItself,refundLimit,
  refundDays,returns,codeDigits,smsCountries,reviewAskDays,homeService}'::text[]);
select id, number, token, cart_id, guest_id, customer_id, idempotency_key, language, status, stock_state,
  contact, address, billing, shipping, payment_method, currency, totals, total, pay_before,
  invoice_number, placed_at, paid_by, credit, counted, email_key, phone_key, return_id, created_at
from orders where id = :own::uuid;
select id, order_id, position, product_id, item_id, sku, name, subtitle, color_name, picture_id, size,
  profile_name, measurements, remarks, quantity, unit_price, discount, total, vat, made_to_order, arrival,
  cart_line_id, cancelled
from order_lines where order_id = :own::uuid order by position;
insert into outbox (id, dedup_key, kind, recipient, language, held, data, customer_id)
select gen_random_uuid(), 'order_received:' || :own::text, 'order_received', 'bench@example.com', 'en', true,
  confirmation || jsonb_build_object('orderNumber', :number::text), null from bench_json
on conflict do nothing;
with produced as (
  insert into production (order_line_id, state, due_on, since)
  select lines.id, 'in_review', case when lines.shipping ? 'pickup'
    then (lines.arrival ->> 'latest')::date else (lines.arrival ->> 'earliest')::date - 1 end, now()
  from (select l.*, o.shipping from order_lines l join orders o on o.id = l.order_id
    where l.order_id = :own::uuid) as lines
  where lines.made_to_order or lines.measurements is not null
  returning order_line_id
), begun as (
  insert into production_events (order_line_id, to_state, actor, at)
  select order_line_id, 'in_review', 'timer', now() from produced
), document as (
  insert into waiting_invoices (order_id, placed_at, year, document, message_key)
  select :own::uuid, now(), '2026',
    bench_json.document || jsonb_build_object('orderNumber', :number::text), 'order_received:' || :own
  from bench_json
), uses as (
  update discount_uses set state = 'consumed' where order_id = :own::uuid and state = 'reserved'
), held_cart as (
  delete from cart_lines
  where id in (select cart_line_id from order_lines where order_id = :own::uuid)
), rest as (
  update carts set discount_code = null, refused_promotions = '{}', draft = '{}' where id = :cart::uuid
)
update orders set paid_by = :attempt::uuid where id = :own::uuid;
update payment_attempts set state = 'cancelled', updated_at = now()
where order_id = :own::uuid and state in ('created', 'pending') returning provider, provider_ref;
commit;
update payment_events set attempt_id = :attempt::uuid, outcome = 'captured', processed_at = now()
where id = :event_id::bigint;
