-- Ids of the catalogue are readable, chosen once and part of an address.

create table pictures (
  id               text primary key,
  file             text not null,
  version          text not null,
  width            integer not null check (width > 0),
  height           integer not null check (height > 0),
  color            text not null,
  placeholder      text,
  focus_x          real not null default 0.5 check (focus_x between 0 and 1),
  focus_y          real not null default 0.5 check (focus_y between 0 and 1),
  alt              jsonb not null,
  -- When the job made the sizes of the picture.
  derived_at       timestamptz,
  -- When the picture could not be read; the job tries it again later, so that it does not block the others.
  derive_failed_at timestamptz
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
  -- Grams of one packed unit; a variant may have its own weight. The setting applies if both are null.
  weight            integer check (weight between 1 and 50000),
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

-- The price of a product in a currency other than the shop's own. A product without a row is not sold in that currency.
create table product_prices (
  product_id text not null references products on delete cascade,
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  price      integer not null check (price > 0),
  compare_at integer check (compare_at > price),
  primary key (product_id, currency)
);

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

-- `reserved` units belong to orders that await their payment; stock - reserved is available.
create table variants (
  sku      text primary key,
  item_id  text not null references product_items,
  size     integer not null,
  stock    integer not null check (stock >= 0),
  reserved integer not null default 0,
  weight   integer check (weight between 1 and 50000),
  unique (item_id, size),
  check (reserved >= 0 and reserved <= stock)
);

-- An alert goes to an email address or, by text message, to a phone.
create table stock_alerts (
  id         uuid primary key default gen_random_uuid(),
  sku        text not null references variants,
  email      text,
  phone      text,
  language   text not null,
  created_at timestamptz not null default now(),
  sent_at    timestamptz,
  constraint stock_alerts_one_contact check (num_nonnulls(email, phone) = 1)
);
create unique index stock_alerts_once on stock_alerts (sku, email) where sent_at is null;
create unique index stock_alerts_once_by_phone on stock_alerts (sku, phone) where sent_at is null;

-- The changes of the catalogue, in order: every process reads them and invalidates what it has cached.
create table catalog_changes (
  id         bigint generated always as identity primary key,
  product_id text,
  changed_at timestamptz not null default now()
);
