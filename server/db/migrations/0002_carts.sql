create table carts (
  id            uuid primary key default gen_random_uuid(),
  guest_id      text unique,
  customer_id   uuid unique,
  discount_code text,
  -- What was filled in at the checkout so far.
  draft         jsonb not null default '{}',
  ip_address    inet,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now()
);

create table custom_sizes (
  id           uuid primary key default gen_random_uuid(),
  guest_id     text,
  customer_id  uuid,
  unit         text not null check (unit in ('in', 'cm')),
  -- Quarter inches by name of the measurement.
  measurements jsonb not null,
  created_at   timestamptz not null default now(),
  check (guest_id is not null or customer_id is not null)
);
create index custom_sizes_by_guest on custom_sizes (guest_id);

create table cart_lines (
  id             uuid primary key default gen_random_uuid(),
  cart_id        uuid not null references carts on delete cascade,
  item_id        text not null references product_items,
  sku            text references variants,
  custom_size_id uuid references custom_sizes,
  remarks        text not null default '',
  quantity       integer not null check (quantity between 1 and 10),
  seen_price     integer not null,
  -- Fewer were left than she asked for, and she has not answered to that yet.
  lowered        boolean not null default false,
  -- Removed lines stay for a while, so that removing can be undone.
  removed_at     timestamptz,
  created_at     timestamptz not null default now(),
  check ((sku is null) <> (custom_size_id is null))
);
-- Equal pieces are one line.
create unique index cart_lines_merge_key on cart_lines
  (cart_id, item_id, coalesce(sku, ''), coalesce(custom_size_id, '00000000-0000-0000-0000-000000000000'), remarks)
  where removed_at is null;
create index cart_lines_by_cart on cart_lines (cart_id);
create index cart_lines_by_custom_size on cart_lines (custom_size_id) where custom_size_id is not null;

create table stock_alerts (
  id         uuid primary key default gen_random_uuid(),
  sku        text not null references variants,
  email      text not null,
  language   text not null,
  created_at timestamptz not null default now(),
  sent_at    timestamptz
);
create unique index stock_alerts_once on stock_alerts (sku, email) where sent_at is null;
