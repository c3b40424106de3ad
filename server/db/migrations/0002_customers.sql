-- A customer has verified an email or a phone. Each of them is stored in one normalised form, so that one person has
-- one account. The row of a deleted customer stays, because orders refer to it, and holds no personal data.
create table customers (
  id             uuid primary key default gen_random_uuid(),
  email          text unique check (email = lower(email)),
  phone          text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  name           text not null,
  gender         text check (gender in ('male', 'female', 'other')),
  birth_date     date,
  language       text not null,
  -- The group that some discounts are for.
  customer_group text,
  -- Null if the customer logs in by code only.
  password_hash  text,
  created_at     timestamptz not null default now(),
  deleted_at     timestamptz,
  check (deleted_at is not null or email is not null or phone is not null)
);

create table customer_addresses (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  address     jsonb not null,
  is_default  boolean not null default false,
  created_at  timestamptz not null default now()
);
create index customer_addresses_by_customer on customer_addresses (customer_id);
create unique index customer_addresses_one_default on customer_addresses (customer_id) where is_default;

-- A person that a customer orders for. The measurements are rows of custom_sizes: the newest row is valid, and the
-- older rows are the history of the profile.
create table measurement_profiles (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  name        text not null,
  created_at  timestamptz not null
);
create unique index measurement_profiles_by_name on measurement_profiles (customer_id, lower(name));

-- One set of measurements of a guest or a customer.
create table custom_sizes (
  id           uuid primary key default gen_random_uuid(),
  guest_id     text,
  customer_id  uuid references customers,
  -- The unit that the measurements were entered in.
  unit         text not null check (unit in ('in', 'cm')),
  -- Quarter inches by the name of the measurement.
  measurements jsonb not null,
  profile_id   uuid references measurement_profiles on delete set null,
  -- Who took the measurements.
  source       text not null default 'customer' check (source in ('customer', 'staff')),
  created_at   timestamptz not null default now(),
  check (guest_id is not null or customer_id is not null)
);
create index custom_sizes_by_guest on custom_sizes (guest_id);
create index custom_sizes_by_customer on custom_sizes (customer_id) where customer_id is not null;
create index custom_sizes_by_profile on custom_sizes (profile_id) where profile_id is not null;

-- How often something was tried lately, in all processes together. A key holds personal data only as a hash.
create table limit_counters (
  key     text primary key,
  count   integer not null,
  ends_at timestamptz not null
);
create index limit_counters_by_end on limit_counters (ends_at);
