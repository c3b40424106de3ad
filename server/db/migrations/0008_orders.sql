create sequence order_numbers start 20401;

create table orders (
  id              uuid primary key default gen_random_uuid(),
  number          text not null unique,
  token           text not null unique,
  cart_id         uuid references carts on delete set null,
  guest_id        text,
  customer_id     uuid references customers,
  idempotency_key text not null,
  language        text not null,
  status          text not null,
  -- The stock of the order is reserved for it, taken by it, or released again.
  stock_state     text not null check (stock_state in ('reserved', 'sold', 'released')),
  contact         jsonb not null,
  -- The contact keys of the order, as server/features/customers/contact-keys.ts makes them.
  email_key       text,
  phone_key       text,
  address         jsonb not null,
  billing         jsonb not null,
  shipping        jsonb not null,
  payment_method  text not null,
  currency        text not null,
  -- The result of price-cart.ts that the shopper agreed to.
  totals          jsonb not null,
  total           integer not null check (total >= 0),
  -- The part of the total that was paid with store credit.
  credit          integer not null default 0 check (credit between 0 and total),
  pay_before      timestamptz,
  -- The payment attempt that paid the order; the money of every other attempt is refunded.
  -- 0009_payments.sql adds the foreign key.
  paid_by         uuid,
  invoice_number  text unique,
  placed_at       timestamptz,
  -- Whether products.sold includes the units of the order.
  counted         boolean not null default false,
  -- The return whose exchanged or altered products this order delivers without a payment.
  -- 0013_after_sales.sql adds the foreign key.
  return_id       uuid unique,
  created_at      timestamptz not null default now()
);
-- An idempotency key belongs to one living order; an expired or cancelled order leaves its key to the next.
create unique index orders_idempotency on orders (guest_id, idempotency_key)
  where guest_id is not null and status not in ('expired', 'cancelled');
create unique index orders_idempotency_of_customer on orders (customer_id, idempotency_key)
  where customer_id is not null and status not in ('expired', 'cancelled');
create index orders_ended_by_key on orders (guest_id, idempotency_key)
  where guest_id is not null and status in ('expired', 'cancelled');
create index orders_ended_by_key_of_customer on orders (customer_id, idempotency_key)
  where customer_id is not null and status in ('expired', 'cancelled');
create unique index orders_one_open_per_cart on orders (cart_id) where status = 'awaiting_payment';
create index orders_to_expire on orders (pay_before) where status = 'awaiting_payment';
create index orders_by_customer on orders (customer_id, created_at) where customer_id is not null;
-- These two find out whether a person has ordered before.
create index orders_by_email_key on orders (email_key) where placed_at is not null;
create index orders_by_phone_key on orders (phone_key) where placed_at is not null;
-- The orders of a guest wait for the customer who verifies their email or phone.
create index orders_of_guests_by_email on orders (email_key) where customer_id is null;
create index orders_of_guests_by_phone on orders (phone_key) where customer_id is null;
-- A job adds a placed order to products.sold and subtracts a cancelled one; the index holds the orders to do.
create index orders_to_count on orders (id)
  where counted <> (placed_at is not null and status <> 'cancelled');
-- The orders that staff work on, the earliest promised arrival first.
create index orders_to_do on orders ((shipping -> 'arrival' ->> 'latest'), created_at)
  where status in
    ('placed', 'on_hold', 'confirmed', 'in_production', 'ready', 'shipped', 'delivery_failed');
create index orders_by_status on orders (status, created_at);

create table order_lines (
  id            uuid primary key default gen_random_uuid(),
  order_id      uuid not null references orders,
  position      integer not null,
  product_id    text not null,
  item_id       text not null,
  -- Null for a line that is made to measure, which takes no stock.
  sku           text references variants,
  name          jsonb not null,
  subtitle      jsonb not null,
  color_name    jsonb not null,
  picture_id    text not null,
  size          integer,
  -- The name of the measurement profile at the time of the order.
  profile_name  text,
  measurements  jsonb,
  remarks       text not null default '',
  quantity      integer not null check (quantity > 0),
  unit_price    integer not null,
  discount      integer not null,
  total         integer not null,
  vat           integer not null,
  made_to_order boolean not null,
  arrival       jsonb not null,
  -- The cart line that the order removes when it is placed; lines that were added meanwhile stay in the cart.
  cart_line_id  uuid,
  -- The number of units that were cancelled.
  cancelled     integer not null default 0 check (cancelled between 0 and quantity)
);
create index order_lines_by_order on order_lines (order_id);

-- The stock that an order has reserved or taken; a line that is made to order or to measure has none.
create table stock_holds (
  order_id uuid not null references orders,
  sku      text not null references variants,
  quantity integer not null check (quantity > 0),
  primary key (order_id, sku)
);

-- The holders of unpaid stock or visits: one row for each key by which a holder is known. A key reveals neither the
-- address nor the contact. The order or the visit itself says whether it is still unpaid.
create table unpaid_holds (
  id        bigint generated always as identity primary key,
  holder_id uuid not null,
  key       text not null,
  units     integer not null check (units > 0),
  at        timestamptz not null
);
create index unpaid_holds_by_key on unpaid_holds (key, at);
create index unpaid_holds_by_holder on unpaid_holds (holder_id);

create table order_events (
  id          bigint generated always as identity primary key,
  order_id    uuid not null references orders,
  from_status text,
  to_status   text not null,
  actor       text not null,
  reason      text,
  -- The text that the customer wrote besides the chosen reason.
  note        text,
  at          timestamptz not null default now()
);
create index order_events_by_order on order_events (order_id);
create index order_events_delivered on order_events (at) where to_status = 'delivered';

-- The discounts of an order as they were promised: one row for each promotion.
create table discount_uses (
  order_id uuid not null references orders,
  promotion_id uuid not null references promotions,
  position integer not null,
  title    jsonb not null,
  amount   integer not null check (amount >= 0),
  -- The contacts for which discount_contacts counts this use.
  contacts text[] not null,
  state    text not null
    check (state in ('reserved', 'consumed', 'released')),
  primary key (order_id, promotion_id)
);
create index discount_uses_by_promotion on discount_uses (promotion_id);

-- Numbers without gaps: the transaction that uses the next number locks the row.
create table number_series (
  series text primary key,
  last   integer not null
);

-- Tax documents as they were issued; later changes of an order do not change them.
create table invoices (
  id        uuid primary key,
  kind      text not null check (kind in ('invoice', 'credit_note')),
  number    text not null unique,
  order_id  uuid not null references orders,
  -- The invoice that a credit note credits in whole or in part, and why.
  credits   uuid references invoices,
  reason    text,
  issued_at timestamptz not null,
  document  jsonb not null,
  check ((kind = 'credit_note') = (credits is not null)),
  check ((kind = 'credit_note') = (reason is not null))
);
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_by_order on invoices (order_id);
create index invoices_credited on invoices (credits) where credits is not null;

create function refuse_issued_change() returns trigger language plpgsql as $$
begin
  raise exception 'A tax document that was issued is neither changed nor deleted.'
    using errcode = 'restrict_violation';
end
$$;
create trigger invoices_are_final before update or delete on invoices
  for each row execute function refuse_issued_change();
create trigger invoices_are_final_whole before truncate on invoices
  for each statement execute function refuse_issued_change();
