-- How often each address made a call that has a limit per minute, for all processes together. The counts are worth
-- nothing after a minute, so they are not written to the log that survives a crash.
create unlogged table call_counts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index call_counts_by_end on call_counts (ends_at);
