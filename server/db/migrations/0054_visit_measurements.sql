-- Measurements of a guest's visit wait here until a customer claims the visit.
alter table visits add column measured jsonb not null default '[]';
