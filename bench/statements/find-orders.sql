-- The main statements of GET staff/list-orders with a search for one word: where it stands, the page and the count.
select exists (select from order_lines l where l.sku like upper(:word::text) || '%') as of_lines,
  exists (select from shipments s where search_form(s.tracking_number) like '%' || search_form(:word) || '%') as of_shipments;
select orders.*, orders.created_at::text as place from orders
where orders.search like '%' || regexp_replace(search_form(:word), '([\\%_])', '\\\1', 'g') || '%' order by orders.created_at desc, orders.id desc limit 51;
select count(*)::int as count from (
  select from orders where orders.search like '%' || regexp_replace(search_form(:word), '([\\%_])', '\\\1', 'g') || '%' limit 1001) counted;
