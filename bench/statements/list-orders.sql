-- The main statements of GET staff/list-orders without a search: the page and the count.
select orders.*, orders.created_at::text as place from orders
where true order by orders.created_at desc, orders.id desc limit 51;
select count(*)::int as count from (
  select from orders where true limit 1001) counted;
