create table wishlist_items (
  customer_id uuid not null references customers,
  -- A piece in one colour.
  item_id     text not null references product_items,
  created_at  timestamptz not null,
  primary key (customer_id, item_id)
);

-- Whoever knows the token may see the list.
create table shared_wishlists (
  customer_id uuid primary key references customers,
  token       text not null unique,
  created_at  timestamptz not null
);
