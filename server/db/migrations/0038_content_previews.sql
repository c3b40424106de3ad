-- What a member of staff has typed into a page and not saved, for the preview beside the form. Each change replaces it.
create table content_previews (
  subject   text not null,
  staff_id  uuid not null references staff_members,
  -- Random; the key of the preview is made from it, so that each change has a key of its own.
  nonce     text not null,
  content   jsonb not null,
  stored_at timestamptz not null,
  primary key (subject, staff_id)
);
