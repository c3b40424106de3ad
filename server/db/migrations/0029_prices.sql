-- What a product costs in a currency that is not the shop's own; where there is no row it is not sold in it.
create table product_prices (
  product_id text not null references products on delete cascade,
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  price      integer not null check (price > 0),
  compare_at integer check (compare_at > price),
  primary key (product_id, currency)
);
-- Null is the shop's own.
alter table carts add column currency text check (currency ~ '^[A-Z]{3}$');
