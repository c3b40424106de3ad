-- Words that ask for the same, as staff enter them: all of `words` mean each other, or (one way) each of `words` also
-- finds what `finds` say.
create table search_synonyms (
  id         uuid primary key default gen_random_uuid(),
  kind       text not null check (kind in ('same', 'one_way')),
  words      text[] not null,
  finds      text[] not null,
  revision   integer not null default 1,
  saved_by   uuid references staff_members,
  saved_at   timestamptz not null,
  created_at timestamptz not null
);

-- The products that stand first in the answer to a search phrase.
create table pinned_results (
  id         uuid primary key default gen_random_uuid(),
  phrases    text[] not null,
  products   text[] not null,
  revision   integer not null default 1,
  saved_by   uuid references staff_members,
  saved_at   timestamptz not null,
  created_at timestamptz not null
);

-- The order of a collection that staff set by hand. A product of the collection that is not in `products` stands at the
-- end; `products` stays when the order becomes automatic again.
create table collection_orders (
  collection_id text primary key references collections on delete cascade,
  by_hand       boolean not null,
  products      text[] not null,
  revision      integer not null default 1,
  saved_by      uuid references staff_members,
  saved_at      timestamptz not null
);

-- Tables of measurements in quarter inches, which the size guide shows instead of the measurements of the product. A
-- product has at most one chart of its own, and a type at most one.
create table size_charts (
  id         uuid primary key default gen_random_uuid(),
  name       jsonb not null,
  columns    jsonb not null,
  rows       jsonb not null,
  revision   integer not null default 1,
  saved_by   uuid references staff_members,
  saved_at   timestamptz not null,
  created_at timestamptz not null
);
create table size_chart_types (
  type_id  text primary key references product_types on delete cascade,
  chart_id uuid not null references size_charts on delete cascade
);
create table size_chart_products (
  product_id text primary key references products on delete cascade,
  chart_id   uuid not null references size_charts on delete cascade
);
create index size_chart_types_by_chart on size_chart_types (chart_id);
create index size_chart_products_by_chart on size_chart_products (chart_id);

-- Staff list the products of one collection.
create index products_by_collection on products using gin (collections);

-- What changed beside products; a row with neither a product nor a part means everything.
alter table catalog_changes
  add column part text check (part in ('search', 'order', 'size_charts'));
