-- The statements of POST guest-cart/add-to-cart for a guest without a cart.
\set n random(1, 500)
\set a random(1, 2000000000)
\set b random(1, 2000000000)
-- Only the floor chooses a product by itself.
select product_id as product, item_id as item, size as size from bench_products where n = :n \gset
select i.color_code, p.id as product, p.published, coalesce(pp.price, p.price) as price, p.made_to_order, p.custom_size,
  v.sku as sku, v.available + coalesce((
    select h.quantity from orders o join stock_holds h on h.order_id = o.id
    where o.cart_id = c.id and o.status = 'awaiting_payment' and h.sku = v.sku), 0) as available,
  s.id as custom, c.xmin::text as cart, held.*
from (select :item::text as id) requested
left join product_items i on i.id = requested.id
left join products p on p.id = i.product_id
left join variants v on v.item_id = i.id and v.size = :size::int
left join custom_sizes s on s.id = null::uuid and s.guest_id = md5(:a || '-' || :b)
left join carts c on c.guest_id = md5(:a || '-' || :b)
left join product_prices pp on pp.product_id = p.id and pp.currency = c.currency
cross join lateral (
  select count(*)::int as lines, coalesce(sum(l.quantity), 0)::int as products,
    coalesce(sum(l.quantity) filter (where l.sku = v.sku), 0)::int as of_variant,
    coalesce(sum(l.quantity) filter (where l.item_id = requested.id and l.remarks = ''
      and case when null::uuid is null then l.sku = v.sku
        else l.custom_size_id = null::uuid end), 0)::int as of_line
  from cart_lines l where l.cart_id = c.id and l.removed_at is null
) held \gset
with opened as (
  insert into carts (guest_id, ip_address, updated_at)
  values (md5(:a || '-' || :b), null::inet, now())
  on conflict (guest_id) do update set updated_at = excluded.updated_at,
    ip_address = coalesce(excluded.ip_address, carts.ip_address)
    where carts.xmin::text = null::text
  returning id
)
insert into cart_lines (cart_id, item_id, sku, custom_size_id, remarks, quantity, seen_price)
select id, :item::text, :sku::text, null::uuid, '', 1, :price::int from opened
on conflict (cart_id, item_id, coalesce(sku, ''),
  coalesce(custom_size_id, '00000000-0000-0000-0000-000000000000'), remarks)
  where removed_at is null
do update set quantity = cart_lines.quantity + 1, seen_price = excluded.seen_price
returning 1;
