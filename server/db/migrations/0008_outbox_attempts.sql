-- What could not be delivered waits longer each time, and holds up nothing else.
alter table outbox add column attempts integer not null default 0;
alter table outbox add column retry_at timestamptz;
