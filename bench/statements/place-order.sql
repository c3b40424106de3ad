-- What POST order/place-order asks of the database for one piece, paid in cash.
-- The first line chooses a bag and is the floor's alone.
select guest_id as guest, cart_id as cart, line_id as line, sku from bench_bags where n = (select nextval('bench_turn')) \gset
begin;
update carts set updated_at = now() where guest_id = :guest returning id;
select c.id, c.draft, d.code, d.percent, d.first_order_only, l.id, l.quantity, l.seen_price, l.lowered,
  l.removed_at, l.remarks, l.sku, l.custom_size_id, l.item_id, i.name, i.color_code, p.id, p.name,
  p.subtitle, p.price, p.compare_at, p.published, p.made_to_order, p.lead_days, p.custom_size,
  v.size, v.stock, v.reserved, s.measurements, (
    select jsonb_build_object('id', x.id, 'version', x.version, 'width', x.width, 'height', x.height,
      'color', x.color, 'placeholder', x.placeholder, 'focusX', x.focus_x, 'focusY', x.focus_y, 'alt', x.alt)
    from item_pictures ip join pictures x on x.id = ip.picture_id
    where ip.item_id = l.item_id order by ip.position limit 1)
from carts c
left join discount_codes d on d.code = c.discount_code and d.active
left join cart_lines l on l.cart_id = c.id and l.removed_at is null
left join product_items i on i.id = l.item_id
left join products p on p.id = i.product_id
left join variants v on v.sku = l.sku
left join custom_sizes s on s.id = l.custom_size_id
where c.guest_id = :guest order by l.created_at;
select key, value from settings where key in ('name', 'currency', 'country', 'timeZone', 'vat', 'seller',
  'contact', 'socials', 'announcements', 'shipping', 'workingDays', 'holidays',
  'cutOffHour', 'customLeadDays', 'cashOnDelivery', 'reservationMinutes', 'freeCancelHours');
select id, 'known' as kind, 1 as rank, created_at from orders
where guest_id = :guest and idempotency_key = :line and status not in ('expired', 'cancelled')
union all
select o.id, 'open', 2, o.created_at from orders o join carts c on c.id = o.cart_id
where c.guest_id = :guest and o.status = 'awaiting_payment'
union all
select id, 'over', 3, created_at from orders
where guest_id = :guest and idempotency_key = :line and status in ('expired', 'cancelled')
order by rank, created_at desc limit 1;
with asked as (
  select * from unnest(array[:sku], array[1]) as asked (sku, quantity)
), locked as (
  select v.sku, v.item_id, asked.quantity, v.stock - v.reserved as left_over,
    v.stock - v.reserved >= asked.quantity as enough
  from variants v join asked using (sku) order by v.sku for update of v
), moved as (
  update variants v set reserved = v.reserved, stock = v.stock - l.quantity from locked l
  where v.sku = l.sku and v.stock - v.reserved >= l.quantity
    and (select count(*) = 1 and bool_and(enough) from locked)
)
select l.sku, i.product_id, l.left_over as before, l.left_over - l.quantity as after, l.enough
from locked l join product_items i on i.id = l.item_id;
with invoice as (
  insert into number_series (series, last) values ('invoice-bench', 1)
  on conflict (series) do update set last = number_series.last + 1
  returning 'INV-BENCH-' || lpad(last::text, 8, '0') as text
), written as (
  insert into orders (id, number, token, cart_id, guest_id, idempotency_key, language, status,
    stock_state, contact, address, billing, shipping, payment_method, currency, totals, total,
    placed_at, invoice_number, created_at)
  select :line::uuid, 'RM-' || nextval('order_numbers'), md5(:line), :cart::uuid, :guest, :line,
    'en', 'placed', 'taken', bench_json.contact, bench_json.address, bench_json.billing,
    bench_json.shipping, 'cash_on_delivery', 'AED', bench_json.totals, 89000, now(), invoice.text, now()
  from invoice, bench_json returning number
), lines as (
  insert into order_lines (order_id, position, product_id, item_id, sku, name, subtitle, color_name,
    picture_id, size, remarks, quantity, unit_price, discount, total, vat, made_to_order, arrival, cart_line_id)
  select :line::uuid, 0, 'p', 'i', :sku, '{"en":"Layla","ar":"ليلى"}', '{"en":"Kimono","ar":"كيمونو"}',
    '{"en":"Mocha","ar":"موكا"}', 'layla--mocha--front', 56, '', 1, 89000, 0, 89000, 4238, false,
    '{"earliest":"2026-11-24","latest":"2026-11-25"}', :line::uuid
), holds as (
  insert into stock_holds (order_id, sku, quantity) values (:line::uuid, :sku, 1)
), event as (
  insert into order_events (order_id, to_status, actor, at) values (:line::uuid, 'placed', 'shopper', now())
), bag as (
  delete from cart_lines where id = :line::uuid
), code as (
  update carts set discount_code = null where id = :cart::uuid
)
select number from written;
insert into outbox (dedup_key, kind, recipient, language, data)
values ('order_received:' || :line, 'order_received', 'bench@example.com', 'en',
  '{"name":"Bench","orderNumber":"RM-1","total":"AED 890","arrival":"Wed 25 November","link":"https://shop.example/order/1"}')
on conflict do nothing;
commit;
