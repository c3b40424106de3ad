-- A picture of a product may also move: its videos, in one format or two, each with its file and the bytes of it.
alter table pictures
  add column videos jsonb not null default '[]';
