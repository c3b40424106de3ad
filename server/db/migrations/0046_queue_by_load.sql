-- Overloaded processes switch the queue before the whole shop on for some minutes; the row '*' says since when and until
-- when.
alter table queues
  add column on_since timestamptz,
  add column on_until timestamptz,
  add check (num_nulls(on_since, on_until) in (0, 2));

-- They do so only where the owner wants it.
update settings set value = value || '{"byLoad": false}' where key = 'queue';
