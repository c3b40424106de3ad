-- Tax documents as they were issued: what an order says may change, what was handed out never does.
create table invoices (
  id        uuid primary key,
  kind      text not null check (kind in ('invoice', 'credit_note')),
  number    text not null unique,
  order_id  uuid not null references orders,
  -- The invoice that a credit note takes back, in whole or in part, and why.
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
create trigger invoices_are_kept before update or delete on invoices
  for each row execute function refuse_issued_change();
create trigger invoices_are_kept_whole before truncate on invoices
  for each statement execute function refuse_issued_change();
