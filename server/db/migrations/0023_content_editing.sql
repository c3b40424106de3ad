-- Staff edit the pages of the shop. Each save raises `revision`, so that nobody overwrites what another person saved
-- meanwhile, and stays as a version that can be restored.
alter table content_pages
  add column revision integer not null default 1,
  add column saved_by uuid references staff_members;

-- Versions outlive their page, so that a deleted page can come back.
create table content_versions (
  slug        text not null,
  revision    integer not null,
  title       jsonb not null,
  description jsonb not null,
  sections    jsonb not null,
  saved_by    uuid references staff_members,
  saved_at    timestamptz not null,
  primary key (slug, revision)
);
