-- The main statements of GET staff/list-customers without a search: the page and the count.
select c.id, c.name, c.email, c.phone, c.created_at::text as since from customers c
where c.deleted_at is null order by c.created_at desc, c.id desc limit 51;
select count(*)::int as count from (
  select from customers c where c.deleted_at is null limit 1001) counted;
