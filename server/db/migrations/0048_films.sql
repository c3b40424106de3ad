-- A picture of a product may also move: the formats of its film, whose files have the picture's id.
alter table pictures
  add column films text[] not null default '{}' check (films <@ array['webm', 'mp4']);
