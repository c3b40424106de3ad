-- Texts that a shopper reads are jsonb {"en": …, "ar": …}; ids are readable, chosen once and part of an address.
create table settings (
  key   text primary key,
  value jsonb not null
);

create table pictures (
  id          text primary key,
  file        text not null,
  version     text not null,
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  color       text not null,
  placeholder text,
  focus_x     real not null default 0.5 check (focus_x between 0 and 1),
  focus_y     real not null default 0.5 check (focus_y between 0 and 1),
  alt         jsonb not null,
  derived_at  timestamptz
);

create table product_types (
  id          text primary key,
  position    integer not null,
  title       jsonb not null,
  description jsonb not null,
  picture_id  text references pictures
);

create table categories (
  id          text primary key,
  position    integer not null,
  title       jsonb not null,
  description jsonb not null
);

create table collections (
  id          text primary key,
  position    integer not null,
  title       jsonb not null,
  description jsonb not null,
  picture_id  text references pictures
);

-- The values of the filters color, fabric, opening and occasion.
create table facet_values (
  facet      text not null check (facet in ('color', 'fabric', 'opening', 'occasion')),
  id         text not null,
  position   integer not null,
  title      jsonb not null,
  color_code text,
  primary key (facet, id)
);

create table products (
  id                text primary key,
  type_id           text not null references product_types,
  categories        text[] not null default '{}',
  collections       text[] not null default '{}',
  name              jsonb not null,
  subtitle          jsonb not null,
  title             jsonb not null,
  short_description jsonb not null,
  description       jsonb not null,
  fabric            jsonb not null,
  care              jsonb not null,
  opening           jsonb not null,
  included          jsonb not null,
  occasion          jsonb not null,
  fabric_kind       text not null,
  opening_kind      text not null,
  occasions         text[] not null default '{}',
  keywords          jsonb not null,
  price             integer not null check (price > 0),
  compare_at        integer check (compare_at > price),
  made_to_order     boolean not null default false,
  lead_days         integer check (lead_days > 0),
  custom_size       boolean not null default true,
  limited_to        integer check (limited_to > 0),
  model             jsonb,
  garment           jsonb not null default '[]',
  complete_the_look text[] not null default '{}',
  released_on       date not null,
  sold              integer not null default 0,
  published         boolean not null default true,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  check (not made_to_order or lead_days is not null)
);
create index products_by_type on products (type_id) where published;

-- A product in one colour: the product_item of the specification.
create table product_items (
  id           text primary key,
  product_id   text not null references products,
  position     integer not null,
  name         jsonb not null,
  color_code   text not null,
  color_family text not null
);
create index product_items_by_product on product_items (product_id);

create table item_pictures (
  item_id    text not null references product_items,
  picture_id text not null references pictures,
  view       text not null,
  position   integer not null,
  primary key (item_id, picture_id)
);

-- `reserved` is held by orders that await payment; what can be bought is stock - reserved.
create table variants (
  sku      text primary key,
  item_id  text not null references product_items,
  size     integer not null,
  stock    integer not null check (stock >= 0),
  reserved integer not null default 0,
  unique (item_id, size),
  check (reserved >= 0 and reserved <= stock)
);

create table reviews (
  id              uuid primary key default gen_random_uuid(),
  product_id      text not null references products,
  item_id         text references product_items,
  name            text not null,
  city            text not null default '',
  rating          integer not null check (rating between 1 and 5),
  fit             text not null check (fit in ('small', 'true', 'large')),
  body            text not null,
  language        text not null check (language in ('en', 'arb')),
  written_on      date not null,
  size            integer,
  height_cm       integer,
  made_to_measure boolean not null default false,
  pictures        text[] not null default '{}',
  published       boolean not null default false
);
create index reviews_by_product on reviews (product_id, written_on desc) where published;

create table content_pages (
  slug        text primary key,
  title       jsonb not null,
  description jsonb not null,
  sections    jsonb not null,
  updated_at  timestamptz not null default now()
);

-- Words of the dictionary that the owner changed; all others are shipped with the program.
create table dictionary_words (
  language text not null check (language in ('en', 'arb')),
  key      text not null,
  value    jsonb not null,
  primary key (language, key)
);

-- What changed in the window, in order: every process drops what it keeps of these.
create table catalog_changes (
  id         bigint generated always as identity primary key,
  product_id text,
  changed_at timestamptz not null default now()
);
