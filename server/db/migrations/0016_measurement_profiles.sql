-- A person whom a customer orders for. Her figures are sets of custom_sizes: the newest counts, the
-- others are her history.
create table measurement_profiles (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  name        text not null,
  created_at  timestamptz not null
);
create unique index measurement_profiles_by_name on measurement_profiles (customer_id, lower(name));

alter table custom_sizes
  add column profile_id uuid references measurement_profiles on delete set null,
  -- Who took them.
  add column source     text not null default 'customer' check (source in ('customer', 'staff'));
create index custom_sizes_by_profile on custom_sizes (profile_id) where profile_id is not null;

-- Whom the piece is sewn for, as she was called when it was ordered.
alter table order_lines add column profile_name text;
