-- The statements of POST order/place-order for one product, paid in cash, without the invoice: the shop issues the
-- invoices of many orders in one transaction.
-- The first line chooses a cart, which only the floor does.
select guest_id as guest, cart_id as cart, line_id as line, sku from bench_carts where n = (select nextval('bench_turn')) \gset
select c.id, c.xmin::text as version, c.draft, c.currency, d.code, l.id, l.quantity,
  l.seen_price, l.lowered, l.removed_at, l.remarks, l.sku, l.custom_size_id, l.item_id, i.name,
  i.color_code, p.id, p.type_id, p.categories, p.name, p.subtitle, p.price, p.compare_at, pp.price, pp.compare_at, p.published, p.made_to_order,
  p.lead_days, p.custom_size, coalesce(v.weight, p.weight), v.size, v.available, coalesce((
    select h.quantity from orders o join stock_holds h on h.order_id = o.id
    where o.cart_id = c.id and o.status = 'awaiting_payment' and h.sku = v.sku), 0), s.measurements, m.name as profile, (
    select jsonb_build_object('id', x.id, 'version', x.version, 'width', x.width, 'height', x.height,
      'color', x.color, 'placeholder', x.placeholder, 'focusX', x.focus_x, 'focusY', x.focus_y, 'alt', x.alt)
    from item_pictures ip join pictures x on x.id = ip.picture_id
    where ip.item_id = l.item_id order by ip.position limit 1)
from carts c
left join promotions d on d.code = c.discount_code and d.active
left join cart_lines l on l.cart_id = c.id and (l.removed_at is null or l.id = null::uuid)
left join product_items i on i.id = l.item_id
left join products p on p.id = i.product_id
left join product_prices pp on pp.product_id = p.id and pp.currency = c.currency
left join variants v on v.sku = l.sku
left join custom_sizes s on s.id = l.custom_size_id
left join measurement_profiles m on m.id = s.profile_id
where c.id = coalesce((select id from carts where guest_id = :guest), (select id from carts where customer_id = null::uuid)) order by l.created_at, l.id \gset cart_
select o.id, o.code, o.title, o.kind, o.percent, o.amount, o.buy, o.get, o.products, o.types, o.categories,
  o.customer_group, o.first_order_only, o.starts_at, o.ends_at, o.minimum, o.usage_limit, o.limit_each,
  o.budget, o.combines, o.used, o.spent, (
    select u.amount from orders r join discount_uses u on u.order_id = r.id
    where r.cart_id = c.id and r.status = 'awaiting_payment' and u.promotion_id = o.id and u.state = 'reserved'),
  coalesce(o.id = any(c.refused_promotions), false)
from promotions o left join carts c
  on c.id = coalesce((select id from carts where guest_id = :guest), (select id from carts where customer_id = null::uuid))
where o.active and (o.code is null or o.code = c.discount_code);
select key, value from settings where key = any('{name,currency,otherCurrencies,country,timeZone,vat,seller,contact,socials,announcements,
  shipping,itemWeight,workingDays,holidays,workingHours,cutOffHour,customLeadDays,
  cashOnDelivery,paymentRules,reservationMinutes,cancelHours,confirmsByItself,refundLimit,
  refundDays,returns,codeDigits,smsCountries,reviewAskDays,homeService}'::text[]);
select id, case when status = 'awaiting_payment' and (contact, address, billing) is distinct from
      (select (contact, address, billing) from bench_json) then 'open' else 'known' end as kind,
  1 as rank, created_at from orders
where guest_id = :guest and idempotency_key = :line and status not in ('expired', 'cancelled')
union all
select o.id, 'open', 2, o.created_at from orders o join carts c on c.id = o.cart_id
where c.guest_id = :guest and o.status = 'awaiting_payment'
union all
select id, 'over', 3, created_at from orders
where guest_id = :guest and idempotency_key = :line and status in ('expired', 'cancelled')
order by rank, created_at desc limit 1;
with held_cart as (
  select id from carts where id = :cart::uuid and xmin::text = :cart_version::text for no key update
), asked as (
  select * from unnest(array[:sku::text], array[1]) as asked (sku, quantity)
), locked as (
  select v.sku, v.item_id, asked.quantity, v.available as before,
    v.available + -1 * asked.quantity as after
  from variants v join asked using (sku) where exists (select from held_cart)
  order by v.sku for no key update of v
), stock as (
  select count(*) = (select count(*) from asked) and coalesce(bool_and(after >= 0), true) as whole from locked
), taken as (
  update variants v set stock = v.stock + -1 * l.quantity, reserved = v.reserved + 0 * l.quantity
  from locked l, stock where stock.whole and v.sku = l.sku
), moved as (
  select i.product_id, l.before, l.after
  from locked l join product_items i on i.id = l.item_id, stock where stock.whole
), announced as (
  insert into catalog_changes (product_id)
  select distinct product_id from moved
  where exists (select from unnest(array[0, 3]) as mark where (before > mark) <> (after > mark))
  returning 1
), ready as (
  select whole from stock where whole and exists (select from held_cart)
), written as (
  insert into orders (id, number, token, cart_id, guest_id, idempotency_key, language, status,
    stock_state, contact, email_key, phone_key, address, billing, shipping, payment_method, currency,
    totals, total, credit, placed_at, created_at)
  select :line::uuid, 'RM-' || nextval('order_numbers'), md5(:line), :cart::uuid, :guest, :line,
    'en', 'placed', 'sold', bench_json.contact, bench_json.email_key, bench_json.phone_key,
    bench_json.address, bench_json.billing, bench_json.shipping, 'cash_on_delivery', 'AED',
    bench_json.totals, 89000, 0, now(), now()
  from ready, bench_json returning number
), lines as (
  insert into order_lines (order_id, position, product_id, item_id, sku, name, subtitle, color_name,
    picture_id, size, measurements, profile_name, remarks, quantity, unit_price, discount, total,
    vat, made_to_order, arrival, cart_line_id)
  select :line::uuid, l.position, l.product_id, l.item_id, :sku::text, l.name, l.subtitle, l.color_name,
    l.picture_id, l.size, l.measurements, l.profile_name, l.remarks, l.quantity, l.unit_price,
    l.discount, l.total, l.vat, l.made_to_order, l.arrival, :line::uuid
  from written, bench_json, jsonb_to_recordset(bench_json.lines) as l (position int,
    product_id text, item_id text, sku text, name jsonb, subtitle jsonb, color_name jsonb,
    picture_id text, size int, measurements jsonb, profile_name text, remarks text, quantity int,
    unit_price int, discount int, total int, vat int, made_to_order boolean, arrival jsonb,
    cart_line_id uuid)
  returning id, made_to_order, measurements, arrival
), holds as (
  insert into stock_holds (order_id, sku, quantity)
  select :line::uuid, p.sku, p.quantity
  from written, jsonb_to_recordset(jsonb_build_array(jsonb_build_object('sku', :sku::text, 'quantity', 1)))
    as p (sku text, quantity int)
), event as (
  insert into order_events (order_id, to_status, actor, at)
  select :line::uuid, 'placed', 'shopper', now() from written
), rest as (
  update carts set updated_at = now(), discount_code = null, refused_promotions = '{}', draft = '{}'
  where id = :cart::uuid and exists (select from written)
), gone as (
  delete from cart_lines where exists (select from written) and id = any(array[:line::uuid])
), document as (
  insert into waiting_invoices (order_id, placed_at, year, document, message_key)
  select :line::uuid, now(), '2026',
    bench_json.document || jsonb_build_object('orderNumber', written.number), 'order_received:' || :line
  from written, bench_json
), confirmation as (
  insert into outbox (dedup_key, kind, recipient, channel, customer_id, language, held, data)
  select 'order_received:' || :line, 'order_received', 'bench@example.com', 'email', null, 'en', true,
    bench_json.confirmation || jsonb_build_object('orderNumber', number)
  from written, bench_json
  on conflict do nothing
)
select (select number from written), not exists (select from held_cart), (
  select coalesce(array_agg(asked.sku), '{}') from asked
  left join locked on locked.sku = asked.sku where (locked.after >= 0) is not true
), array[]::uuid[], array[]::uuid[], exists (select from held_cart) and not true, exists (select from announced);
