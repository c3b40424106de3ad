-- The lists of returns, visits, production and reviews continue after a place, which is the value of the sort and the id,
-- and staff search them by a part of a number or a name.
drop index order_returns_by_age;
create index order_returns_by_created on order_returns (created_at, id);
create index order_returns_by_due on order_returns ((coalesce(due_at, timestamptz 'infinity')), id);
create index order_returns_by_state on order_returns (state, created_at, id);
create index order_returns_by_search on order_returns
  using gin (search_form(' ' || number || ' ' || replace(number, '-', '')) gin_trgm_ops);

-- A visit is deleted with the account of its customer, and its search with it.
alter table visits add column search text not null generated always as (
  search_form(
    ' ' || number || ' ' || replace(number, '-', '') ||
    ' ' || coalesce(contact ->> 'name', '') || ' ' || coalesce(contact ->> 'email', '') ||
    ' ' || translate(coalesce(contact ->> 'phone', ''), '+ ()-', ''))) stored;
create index visits_by_search on visits using gin (search gin_trgm_ops);
create index visits_by_start on visits (starts_at, id);
create index visits_by_created on visits (created_at, id);

-- Only what is in production is listed.
create index production_by_since on production (since) where state <> 'ready';

-- The reviews that customers sent, without those that came with the shop.
create index reviews_by_sent on reviews (sent_at, id) where sent_at is not null;
create index reviews_by_rating on reviews (rating, id) where sent_at is not null;
