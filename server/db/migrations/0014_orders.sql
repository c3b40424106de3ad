-- Orders of guests wait for whoever proves that their email or phone is hers.
create index orders_of_guests_by_email on orders (email_key) where customer_id is null;
create index orders_of_guests_by_phone on orders (phone_key) where customer_id is null;

-- What she wrote beside the reason she chose.
alter table order_events add column note text;

-- A parcel that was handed to a courier; a second one where the first came back.
create table shipments (
  id              uuid primary key default gen_random_uuid(),
  order_id        uuid not null references orders,
  carrier         text not null,
  tracking_number text not null default '',
  -- Where the courier shows it, and the day the courier named.
  tracking_url    text,
  expected_on     date,
  shipped_at      timestamptz not null
);
create index shipments_by_order on shipments (order_id, shipped_at);
