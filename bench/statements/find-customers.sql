-- The main statements of GET staff/list-customers with a search for one word: the page and the count.
select c.id, c.name, c.email, c.phone, c.created_at::text as since from customers c
where c.deleted_at is null and c.search like '%' || regexp_replace(search_form(:word), '([\\%_])', '\\\1', 'g') || '%' order by c.created_at desc, c.id desc limit 51;
select count(*)::int as count from (
  select from customers c where c.deleted_at is null and c.search like '%' || regexp_replace(search_form(:word), '([\\%_])', '\\\1', 'g') || '%' limit 1001) counted;
