-- Pictures that staff upload.
alter table pictures
  add column created_at timestamptz not null default now(),
  -- The person who uploaded the picture; null for all other pictures.
  add column uploaded_by uuid references staff_members,
  -- Since when nothing shows an uploaded picture; the cleanup job deletes the picture two days later.
  add column unused_since timestamptz;
