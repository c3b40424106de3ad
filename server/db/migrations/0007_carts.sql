create table promotions (
  id               uuid primary key default gen_random_uuid(),
  -- Null if the discount applies without a code.
  code             text unique check (code = upper(code)),
  title            jsonb not null,
  kind             text not null check (kind in ('percent', 'amount', 'free_shipping', 'buy_n_get_m')),
  percent          integer check (percent between 1 and 100),
  amount           integer check (amount > 0),
  buy              integer check (buy > 0),
  get              integer check (get > 0),
  -- The promotion is for the products that one of the three names, or for every product if all three are empty.
  products         text[] not null default '{}',
  types            text[] not null default '{}',
  categories       text[] not null default '{}',
  customer_group   text,
  -- Marks the one promotion that the setting welcomeDiscount writes.
  is_welcome       boolean not null default false,
  first_order_only boolean not null default false,
  starts_at        timestamptz,
  ends_at          timestamptz,
  -- The least sum of all lines of the cart before any discount.
  minimum          integer not null default 0 check (minimum >= 0),
  usage_limit      integer check (usage_limit > 0),
  limit_each       integer check (limit_each > 0),
  budget           integer check (budget > 0),
  combines         boolean not null default false,
  active           boolean not null default true,
  -- Both are counted only for a promotion with a limit or a budget, because orders that count wait for each other.
  -- A late payment of an order that has the discount may exceed both.
  used             integer not null default 0 check (used >= 0),
  spent            bigint not null default 0 check (spent >= 0),
  created_at       timestamptz not null default now(),
  check ((percent is not null) = (kind = 'percent')),
  check ((amount is not null) = (kind = 'amount')),
  check ((buy is not null and get is not null) = (kind = 'buy_n_get_m'))
);
create index promotions_without_code on promotions (id) where active and code is null;
create unique index promotions_one_welcome on promotions (is_welcome) where is_welcome;

-- A new shop has the welcome discount that is the default of the setting welcomeDiscount.
insert into promotions (code, title, kind, percent, is_welcome, first_order_only)
values ('WELCOME10', '{"en": "Welcome 10%", "ar": "خصم الترحيب 10%"}', 'percent', 10, true, true);

-- How often a person, known by email, phone or account, has used a promotion with a limit for each person.
create table discount_contacts (
  promotion_id uuid not null references promotions,
  contact  text not null,
  uses     integer not null check (uses >= 0),
  primary key (promotion_id, contact)
);

create table carts (
  id             uuid primary key default gen_random_uuid(),
  guest_id       text unique,
  customer_id    uuid unique references customers,
  discount_code  text,
  -- The promotions that turned out at the order not to be for this customer; without the list, those that have no code
  -- would apply again.
  refused_promotions uuid[] not null default '{}',
  -- The data that the shopper has entered at the checkout so far.
  draft          jsonb not null default '{}',
  -- Null for the shop's own currency.
  currency       text check (currency ~ '^[A-Z]{3}$'),
  ip_address     inet,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);

create table cart_lines (
  id             uuid primary key default gen_random_uuid(),
  cart_id        uuid not null references carts on delete cascade,
  item_id        text not null references product_items,
  -- This column has no foreign key; see refuse_variant_in_cart below.
  sku            text,
  custom_size_id uuid references custom_sizes,
  remarks        text not null default '',
  quantity       integer not null check (quantity between 1 and 10),
  seen_price     integer not null,
  -- True if the quantity was lowered to the available stock, and the shopper has not answered the note yet.
  lowered        boolean not null default false,
  -- A removed line stays for a while, so that the shopper can undo the removal.
  removed_at     timestamptz,
  created_at     timestamptz not null default now(),
  check ((sku is null) <> (custom_size_id is null))
);
-- Equal products with equal sizes and remarks are one line.
create unique index cart_lines_merge_key on cart_lines
  (cart_id, item_id, coalesce(sku, ''), coalesce(custom_size_id, '00000000-0000-0000-0000-000000000000'), remarks)
  where removed_at is null;
create index cart_lines_by_cart on cart_lines (cart_id);
create index cart_lines_by_custom_size on cart_lines (custom_size_id) where custom_size_id is not null;

-- A foreign key locks the row that it refers to. Each cart that a shopper fills would hold a lock on its variants, and
-- PostgreSQL could find a deadlock between these locks and those of orders. The deletion of a variant therefore looks
-- for cart lines itself; only synthetic products are ever deleted.
create function refuse_variant_in_cart() returns trigger language plpgsql as $$
begin
  if exists (select from cart_lines where sku = old.sku) then
    raise foreign_key_violation using message = 'A cart line has the variant ' || old.sku || '.';
  end if;
  return old;
end
$$;

create trigger variants_in_carts before delete on variants
  for each row execute function refuse_variant_in_cart();

create table wishlist_items (
  customer_id    uuid not null references customers,
  -- A product in one colour.
  item_id        text not null references product_items,
  created_at     timestamptz not null,
  -- Price and availability when the job last looked; the customer is notified of later changes.
  seen_price     integer not null,
  seen_available boolean not null,
  primary key (customer_id, item_id)
);

-- The customers who are notified when a product of their wishlist is available again or costs less.
create table wishlist_subscribers (
  customer_id uuid primary key references customers,
  created_at  timestamptz not null
);

-- Anyone who knows the token may see the wishlist.
create table shared_wishlists (
  customer_id uuid primary key references customers,
  token       text not null unique,
  created_at  timestamptz not null
);
