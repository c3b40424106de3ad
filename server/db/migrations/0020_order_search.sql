-- Staff search all orders and customers by a part of a number, a name, an email or a phone. Each column is made of the
-- columns that hold these, so that erasing personal data erases it from the search too. A space stands before each
-- part: trigrams then find the beginning of a word even if the word has two letters, as some Arabic names do.
alter table orders add column search text not null generated always as (
  search_form(
    ' ' || number || ' ' || replace(number, '-', '') ||
    ' ' || coalesce(contact ->> 'name', '') || ' ' || coalesce(contact ->> 'email', '') ||
    ' ' || translate(coalesce(contact ->> 'phone', ''), '+ ()-', '') ||
    -- The person at the address is mostly the customer: nothing is indexed twice.
    case when address ->> 'name' = contact ->> 'name' then '' else ' ' || coalesce(address ->> 'name', '') end ||
    case when address ->> 'phone' = contact ->> 'phone' then ''
      else ' ' || translate(coalesce(address ->> 'phone', ''), '+ ()-', '') end)) stored;
create index orders_by_search on orders using gin (search gin_trgm_ops);

-- The lists of staff continue after a place, which is the value of the sort and the id.
create index orders_by_created on orders (created_at, id);
create index orders_by_total on orders (total, id);
drop index orders_to_do;
create index orders_to_do on orders ((shipping -> 'arrival' ->> 'latest'), id)
  where status in
    ('placed', 'on_hold', 'confirmed', 'in_production', 'ready', 'shipped', 'delivery_failed');

-- Orders are found by the beginning of a SKU, and by a part of the courier's number.
create index order_lines_by_sku on order_lines (sku text_pattern_ops);
create index order_lines_to_measure on order_lines (order_id) where measurements is not null;
create index shipments_by_tracking on shipments using gin (search_form(tracking_number) gin_trgm_ops);

alter table customers add column search text not null generated always as (
  search_form(
    ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(ltrim(phone, '+'), '')
  )) stored;
create index customers_by_search on customers using gin (search gin_trgm_ops);
create index customers_by_created on customers (created_at, id) where deleted_at is null;

-- Who read the page of a customer is recorded once an hour for each person.
create unique index staff_audit_reads on staff_audit (
  staff_id, subject, date_trunc('hour', at at time zone 'UTC')) where action = 'staff/get-customer';
