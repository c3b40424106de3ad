-- A review of a customer is of one line of an order of hers; those a shop begins with have neither.
alter table reviews
  add column order_line_id uuid unique references order_lines,
  add column customer_id   uuid references customers,
  add column sent_at       timestamptz,
  -- Grows with each change, so that nobody publishes what was changed after it was read.
  add column revision      integer not null default 1,
  -- Why it is not published, said to her.
  add column refused_for   text,
  add column answer        text,
  add check ((order_line_id is null) = (customer_id is null)),
  add check (not published or refused_for is null);
create index reviews_by_customer on reviews (customer_id);
create index reviews_pending on reviews (sent_at)
  where sent_at is not null and not published and refused_for is null;

-- Pictures that customers sent. Only those of a published review are in `pictures` besides, by the same
-- id; what is not there has no address.
create table review_pictures (
  id            uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_lines,
  -- Null until a review takes it.
  review_id     uuid references reviews,
  position      integer not null default 0,
  width         integer not null,
  height        integer not null,
  color         text not null,
  preview       text not null,
  created_at    timestamptz not null,
  -- Its files are to go.
  dropped_at    timestamptz
);
create index review_pictures_by_line on review_pictures (order_line_id);
create index review_pictures_unused on review_pictures (created_at) where review_id is null;

-- Orders of which she was asked what she thinks.
create table review_requests (
  order_id uuid primary key references orders,
  asked_at timestamptz not null
);

create index order_events_delivered on order_events (at) where to_status = 'delivered';
