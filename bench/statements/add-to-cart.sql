-- What POST guest-cart/add-to-cart asks of the database, for a guest without a bag.
\set n random(1, 500)
\set a random(1, 2000000000)
\set b random(1, 2000000000)
begin;
with opened as (
  insert into carts (guest_id, updated_at) values (md5(:a || '-' || :b), now())
  on conflict (guest_id) do update set updated_at = now() returning id
)
select opened.id as cart, i.id as item, v.sku as sku, p.price as price, v.stock as stock
from opened
left join bench_pieces piece on piece.n = :n
left join product_items i on i.id = piece.item_id
left join products p on p.id = i.product_id
left join variants v on v.item_id = i.id and v.size = piece.size
left join custom_sizes c on c.id = null::uuid and c.guest_id = md5(:a || '-' || :b) \gset
with bag as (
  select count(*)::int as lines, coalesce(sum(quantity), 0)::int as pieces,
    coalesce(sum(quantity) filter (where sku = :sku), 0)::int as of_variant,
    coalesce(sum(quantity) filter (where item_id = :item and remarks = ''
      and sku is not distinct from :sku and custom_size_id is null), 0)::int as of_line
  from cart_lines where cart_id = :cart and removed_at is null
), added as (
  insert into cart_lines (cart_id, item_id, sku, custom_size_id, remarks, quantity, seen_price)
  select :cart::uuid, :item, :sku, null, '', 1, :price from bag
  where of_line < 10 and (of_line > 0 or lines < 50) and of_variant < :stock
  on conflict (cart_id, item_id, coalesce(sku, ''),
    coalesce(custom_size_id, '00000000-0000-0000-0000-000000000000'), remarks)
    where removed_at is null
  do update set quantity = cart_lines.quantity + 1, seen_price = excluded.seen_price
  returning 1
)
select lines, pieces, of_variant, of_line, exists (select from added) as added from bag;
commit;
