-- What is strange about a row of an import, although it can be written.
alter table import_rows add column warnings jsonb not null default '[]';
