-- Pictures wider than 2000 pixels whose sizes were made before there was one of 2400 get it from the job. Where a
-- picture has all its sizes the job only looks at their files; a new shop has no row here yet.
update pictures set derived_at = null where width > 2000 and derived_at is not null;
