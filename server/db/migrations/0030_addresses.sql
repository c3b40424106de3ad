-- Staff change the address under which shoppers find a product, a type, a collection or a category. The id stays: orders,
-- carts and reviews name it. Without an address of its own a thing is found under its id.
alter table products
  add column own_address text,
  add column address text not null generated always as (coalesce(own_address, id)) stored;
create unique index products_by_address on products (address);

alter table product_types
  add column own_address text,
  add column address text not null generated always as (coalesce(own_address, id)) stored,
  -- What search engines show; the title and the description if it is empty.
  add column search_title jsonb not null default '{"en":"","ar":""}',
  add column search_description jsonb not null default '{"en":"","ar":""}';
create unique index product_types_by_address on product_types (address);

alter table collections
  add column own_address text,
  add column address text not null generated always as (coalesce(own_address, id)) stored,
  add column search_title jsonb not null default '{"en":"","ar":""}',
  add column search_description jsonb not null default '{"en":"","ar":""}';
create unique index collections_by_address on collections (address);

alter table categories
  add column own_address text,
  add column address text not null generated always as (coalesce(own_address, id)) stored,
  add column search_title jsonb not null default '{"en":"","ar":""}',
  add column search_description jsonb not null default '{"en":"","ar":""}';
create unique index categories_by_address on categories (address);

-- Staff find a product by its address too.
alter table products drop column search;
alter table products
  add column search text not null generated always as (
    search_form(id || ' ' || coalesce(own_address, '') || ' ' || coalesce(name ->> 'en', '') || ' ' ||
      coalesce(name ->> 'ar', '') || ' ' || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored;
create index products_by_search on products using gin (search gin_trgm_ops);

-- The addresses that things had before. Each leads to the thing, whatever its address is now, so there is never a chain.
-- Types and collections share the addresses of lists.
create table earlier_addresses (
  space      text not null check (space in ('product', 'list', 'category')),
  address    text not null,
  subject_id text not null,
  changed_at timestamptz not null,
  primary key (space, address)
);

-- Addresses of an earlier shop, which lead to a product, a list or a page of this one. The path is without the language,
-- in lower case.
create table redirects (
  path        text primary key,
  target_kind text not null check (target_kind in ('product', 'list', 'page')),
  -- The id of the product, type or collection; the path of a page.
  target      text not null,
  added_by    uuid references staff_members,
  added_at    timestamptz not null
);
