-- A review by a customer is about one order line of that customer; a review that came with the shop has neither.
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
  published       boolean not null default false,
  order_line_id   uuid unique references order_lines,
  customer_id     uuid references customers,
  sent_at         timestamptz,
  -- The number grows with each change, so that staff cannot publish a text that changed after they read it.
  revision        integer not null default 1,
  -- Why the review is not published; the customer sees this reason.
  refused_for     text,
  answer          text,
  check ((order_line_id is null) = (customer_id is null)),
  check (not published or refused_for is null)
);
create index reviews_by_product on reviews (product_id, written_on desc) where published;
-- The home page quotes the newest of the best reviews if the merchant has chosen none.
create index reviews_best on reviews (language, written_on desc) where published and rating = 5;
create index reviews_by_customer on reviews (customer_id);
create index reviews_pending on reviews (sent_at)
  where sent_at is not null and not published and refused_for is null;

-- Pictures that customers sent. A picture of a published review also has a row in `pictures` with the same id; without
-- that row a picture has no address.
create table review_pictures (
  id            uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_lines,
  -- Null until a review uses the picture.
  review_id     uuid references reviews,
  position      integer not null default 0,
  width         integer not null,
  height        integer not null,
  color         text not null,
  preview       text not null,
  created_at    timestamptz not null,
  -- Since when the files of the picture are to be deleted.
  removed_at    timestamptz
);
create index review_pictures_by_line on review_pictures (order_line_id);
create index review_pictures_unused on review_pictures (created_at) where review_id is null;

-- The orders whose customers were asked for a review.
create table review_requests (
  order_id uuid primary key references orders,
  asked_at timestamptz not null
);
