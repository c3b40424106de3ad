-- Who holds stock or a visit without having paid: a row for each way in which whoever holds it is known, by a key
-- of which nobody learns the address or the contact. Whether it is still unpaid says the order or the visit itself.
create table unpaid_holds (
  id        bigint generated always as identity primary key,
  holder_id uuid not null,
  key       text not null,
  units     integer not null check (units > 0),
  at        timestamptz not null
);
create index unpaid_holds_by_key on unpaid_holds (key, at);
create index unpaid_holds_by_holder on unpaid_holds (holder_id);
