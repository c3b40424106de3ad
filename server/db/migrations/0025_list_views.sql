-- A view of a list of the admin: search, filters and sort as the address of the list has them, and how the list looks.
create table staff_list_views (
  id         uuid primary key default gen_random_uuid(),
  list       text not null,
  -- Who saved it.
  staff_id   uuid not null references staff_members,
  name       text not null,
  search     text not null,
  columns    text[] not null,
  density    text not null check (density in ('roomy', 'dense')),
  -- Whether everyone who may read the list has the view.
  is_shared  boolean not null,
  revision   integer not null default 1,
  created_at timestamptz not null
);
create index staff_list_views_by_list on staff_list_views (list, created_at);

-- The columns that a person has chosen for a list; without a row the list is as shipped.
create table staff_list_looks (
  staff_id uuid not null references staff_members,
  list     text not null,
  columns  text[] not null,
  density  text not null check (density in ('roomy', 'dense')),
  primary key (staff_id, list)
);
