-- Staff make banners for the home page and for lists of products. Of those that are due at one place, shoppers see the
-- first by `position`. `place` is 'home', 'lists', or a group such as 'collection:best_seller'.
create table banners (
  id              uuid primary key default gen_random_uuid(),
  position        integer not null,
  place           text not null,
  title           jsonb not null,
  text            jsonb not null,
  link_text       jsonb not null,
  target          text,
  wide_picture_id text references pictures,
  tall_picture_id text references pictures,
  starts_at       timestamptz,
  ends_at         timestamptz,
  hidden          boolean not null default false,
  revision        integer not null default 1,
  saved_by        uuid references staff_members,
  saved_at        timestamptz not null,
  check (ends_at > starts_at)
);
create index banners_by_place on banners (place, position);
