-- The accounts at providers that the owner connects in the admin; those of the environment are not here.
create table connections (
  name     text primary key check (name in ('stripe', 'tap', 'tabby', 'tamara', 'cash-on-delivery',
    'smtp', 'unifonic', 'twilio')),
  is_on    boolean not null,
  -- The order of preference among payment providers, ascending.
  rank     integer not null default 0,
  -- The fields that are no secrets, by name.
  fields   jsonb not null default '{}',
  revision integer not null default 1,
  -- When it was last saved, switched or removed.
  changed_at timestamptz not null
);

-- The secrets of these accounts, sealed with a key that is derived from the secret of the shop.
create table connection_secrets (
  connection text not null references connections on delete cascade,
  field      text not null,
  sealed     text not null,
  -- The last characters, for people to recognise it by.
  ending     text,
  set_by     uuid references staff_members on delete set null,
  set_at     timestamptz not null,
  primary key (connection, field)
);

-- The admin shows when the last event of each provider came.
create index payment_events_by_provider on payment_events (provider, received_at desc);
