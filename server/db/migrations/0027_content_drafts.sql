-- A page, or the home page, can have a draft beside what shoppers see. The row stays when the draft ends, without its
-- content, so that no revision is used twice.
create table content_drafts (
  subject    text primary key,
  revision   integer not null,
  content    jsonb,
  saved_by   uuid references staff_members,
  saved_at   timestamptz not null,
  -- The moment at which the draft goes to the shop by itself, and who planned it.
  publish_at timestamptz,
  planned_by uuid references staff_members,
  check (publish_at is null or (content is not null and planned_by is not null))
);
create index content_drafts_planned on content_drafts (publish_at) where publish_at is not null;

-- What shoppers saw on the home page; the version that came with the program was saved by nobody.
create table home_versions (
  revision integer primary key,
  content  jsonb not null,
  saved_by uuid references staff_members,
  saved_at timestamptz
);

-- A home page that staff have saved becomes the first version, with who saved it last. Its sections had one order, and
-- its products came by themselves.
insert into home_versions (revision, content, saved_by, saved_at)
select 1, jsonb_build_object(
    'texts', texts.value,
    'scenes', '{"heroWide": null, "heroTall": null, "story": null, "homeService": null}'::jsonb
      || scenes.value,
    'sections', (
      select jsonb_agg(jsonb_build_object('name', name, 'isShown', true) order by place)
      from unnest('{hero,collections,types,bestReviewed,story,latest,homeService,reviews}'::text[])
        with ordinality as section (name, place)),
    'lists', (
      select jsonb_object_agg(name,
        '{"source": "automatic", "collection": null, "products": [], "title": {"en": "", "ar": ""}}'::jsonb)
      from unnest('{bestReviewed,latest}'::text[]) as list (name))),
  last.staff_id, last.at
from settings texts
join settings scenes on scenes.key = 'homeScenes'
cross join lateral (
  select staff_id, at from staff_audit
  where action = 'staff/save-home' and subject = 'home'
  order by at desc, id desc limit 1) last
where texts.key = 'homeTexts';
