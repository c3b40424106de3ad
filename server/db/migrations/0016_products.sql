-- Staff search in a part of a name, which trigrams find without reading every row.
create extension if not exists pg_trgm;

-- The form in which staff search texts: lower case, Arabic spellings folded, without marks that are not written.
create function search_form(given text) returns text language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(lower(normalize(given, nfkc)), '[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]', '', 'g'),
    'أإآٱىئؤةیک٠١٢٣٤٥٦٧٨٩',
    'ااااييوهيك0123456789')
$$;

-- Whether a text is written in only one of the two languages.
create function lacks_language(given jsonb) returns boolean language sql immutable parallel safe as $$
  select (btrim(coalesce(given ->> 'en', '')) = '') <> (btrim(coalesce(given ->> 'ar', '')) = '')
$$;

-- Each save of the form raises `revision`, so that nobody overwrites what another person saved meanwhile. A product
-- without a fabric or an opening of the filters has an empty `fabric_kind` or `opening_kind`.
alter table products
  add column revision integer not null default 1,
  add column saved_by uuid references staff_members,
  -- When a draft is to be published.
  add column publish_at timestamptz,
  -- When it was published last; null if shoppers never saw it.
  add column published_at timestamptz default now(),
  add column archived_at timestamptz,
  add constraint products_one_state check (
    not (published and (archived_at is not null or publish_at is not null))
    and not (archived_at is not null and publish_at is not null)),
  add column state text not null generated always as (
    case when published then 'published' when archived_at is not null then 'archived'
      when publish_at is not null then 'scheduled' else 'draft' end) stored,
  add column is_untranslated boolean not null generated always as (
    lacks_language(name) or lacks_language(subtitle) or lacks_language(description) or lacks_language(fabric)
    or lacks_language(care) or lacks_language(opening) or lacks_language(included) or lacks_language(occasion)
    or lacks_language(title) or lacks_language(short_description)) stored,
  add column search text not null generated always as (
    search_form(id || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', '') || ' ' ||
      coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored;
update products set published_at = case when published then created_at end;
create index products_by_search on products using gin (search gin_trgm_ops);
create index products_by_saved on products (updated_at, id);
create index products_by_newest on products (created_at, id);
create index products_by_sold on products (sold, id);
create index products_by_price on products (price, id);
create index products_to_publish on products (publish_at) where publish_at is not null;

-- Staff search for the beginning of a SKU.
create index variants_by_sku_start on variants (sku text_pattern_ops);

-- A colour or a size that is no longer sold stays, because orders and reviews name it.
alter table product_items add column withdrawn boolean not null default false;
alter table variants add column withdrawn boolean not null default false;
