-- The statements of GET staff/list-products with a search for one word.
select p.id, p.address, p.name, p.state, p.publish_at, p.is_untranslated, p.price, p.compare_at, p.made_to_order, p.lead_days,
  p.sold, (
    select json_build_object('id', pictures.id) from product_items i
    join item_pictures ip on ip.item_id = i.id join pictures on pictures.id = ip.picture_id
    where i.product_id = p.id and not i.withdrawn order by i.position, ip.position limit 1) as picture, (
    select json_agg(json_build_object('id', i.id, 'name', i.name, 'colorCode', i.color_code, 'sizes', (
      select json_agg(json_build_object('size', v.size, 'available', v.available) order by v.size)
      from variants v where v.item_id = i.id and not v.withdrawn)) order by i.position)
    from product_items i where i.product_id = p.id and not i.withdrawn) as items
from products p
where p.id in (
    select id from products
    where search like '%' || regexp_replace(search_form(:word), '([\\%_])', '\\\1', 'g') || '%'
    union all
    select i.product_id from variants v join product_items i on i.id = v.item_id
    where v.sku like regexp_replace(upper(:word::text), '([\\%_])', '\\\1', 'g') || '%')
  and p.state <> 'archived'
order by p.updated_at desc, p.id desc limit 51;
select count(*)::int as count from (
  select from products p where p.id in (
    select id from products
    where search like '%' || regexp_replace(search_form(:word), '([\\%_])', '\\\1', 'g') || '%'
    union all
    select i.product_id from variants v join product_items i on i.id = v.item_id
    where v.sku like regexp_replace(upper(:word::text), '([\\%_])', '\\\1', 'g') || '%')
  and p.state <> 'archived' limit 1001) counted;
