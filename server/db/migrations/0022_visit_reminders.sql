-- A visit is told of more than once: whom to remind is among all that are confirmed.
drop index visits_to_remind;
create index visits_to_remind on visits (starts_at) where status = 'confirmed';
