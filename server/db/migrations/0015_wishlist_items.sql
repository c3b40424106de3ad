-- What a piece was when we looked last: she is told of what changed since.
alter table wishlist_items
  add column seen_price     integer,
  add column seen_available boolean;
update wishlist_items set seen_price = p.price, seen_available = p.published and (p.made_to_order or exists (
    select from variants v where v.item_id = i.id and v.stock - v.reserved > 0))
  from product_items i join products p on p.id = i.product_id where i.id = wishlist_items.item_id;
alter table wishlist_items
  alter column seen_price set not null,
  alter column seen_available set not null;

-- Customers who asked to be told when a piece is back or costs less.
create table wishlist_subscribers (
  customer_id uuid primary key references customers,
  created_at  timestamptz not null
);
