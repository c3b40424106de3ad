-- Imports of the catalogue from a file. The counts are of rows.
create table catalog_imports (
  id          uuid primary key default gen_random_uuid(),
  file_name   text not null,
  uploaded_by uuid not null references staff_members,
  uploaded_at timestamptz not null,
  state       text not null default 'checking'
    check (state in ('checking', 'ready', 'applying', 'done', 'cancelled', 'failed')),
  -- How often the check was begun: a file on which the shop breaks is given up.
  tries       integer not null default 0,
  checked_at  timestamptz,
  seconds     integer,
  applied_by  uuid references staff_members,
  ended_at    timestamptz,
  -- Why the file could not be read: a code and the value at fault.
  failure     jsonb,
  rows        integer not null default 0,
  created     integer not null default 0,
  changed     integer not null default 0,
  unchanged   integer not null default 0,
  wrong       integer not null default 0,
  applied     integer not null default 0,
  check ((state = 'failed') = (failure is not null))
);
create index catalog_imports_by_time on catalog_imports (uploaded_at desc, id);
create index catalog_imports_at_work on catalog_imports (uploaded_at) where state in ('checking', 'applying');

-- The rows of the file of an import, with what they would do.
create table import_rows (
  import_id  uuid not null references catalog_imports on delete cascade,
  -- As a spreadsheet counts; the header is 1.
  line       integer not null,
  -- The cells that are not blank, by column.
  raw        jsonb not null,
  -- The product that the row names or whose SKU it has; null when there is none.
  product_id text,
  -- The SKU of the row, if a variant has it.
  sku        text,
  -- The revision of the product when it was checked; null for a product that does not exist.
  revision   integer,
  -- Null until the row is checked.
  outcome    text check (outcome in ('create', 'change', 'leave', 'wrong')),
  changes    jsonb not null default '[]',
  errors     jsonb not null default '[]',
  applied_at timestamptz,
  primary key (import_id, line)
);
create index import_rows_by_product on import_rows (import_id, product_id, line);
