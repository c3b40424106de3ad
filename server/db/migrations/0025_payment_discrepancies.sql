-- Where the books of the shop and of a provider differ, until a person has seen to it.
create table payment_discrepancies (
  id           bigint generated always as identity primary key,
  kind         text not null check (kind in ('differs', 'missing_here', 'missing_there')),
  provider     text not null,
  provider_ref text not null,
  attempt_id   uuid references payment_attempts,
  currency     text not null,
  -- What each has of it in the end: taken and not given back, in minor units.
  ours         integer not null,
  theirs       integer not null,
  found_at     timestamptz not null,
  closed_at    timestamptz,
  note         text not null default ''
);
create unique index payment_discrepancies_open on payment_discrepancies (provider, provider_ref, kind)
  where closed_at is null;

-- When it was last compared with the provider's books.
alter table payment_attempts add reconciled_at timestamptz;
create index payment_attempts_to_reconcile on payment_attempts (created_at)
  where provider_ref is not null;

-- A book in which lines can be changed proves nothing.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger payment_ledger_stays before update or delete on payment_ledger
  for each row execute function refuse_change();
