-- What the house works off, the one promised first first; and whatever stands at one step, the newest first.
create index orders_to_do on orders ((shipping -> 'arrival' ->> 'latest'), created_at)
  where status in ('placed', 'confirmed', 'in_production', 'ready', 'shipped', 'delivery_failed');
create index orders_by_status on orders (status, created_at);

-- What the jobs look for: whom to remind, and calls that are overdue.
create index visits_to_remind on visits (starts_at)
  where status = 'confirmed' and reminded_at is null;
create index visits_to_chase on visits (contact_by)
  where contact_by is not null and overdue_reminded_at is null;
