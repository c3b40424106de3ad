-- A text that shoppers read is jsonb: {"en": …, "ar": …}.

-- A setting without a row has its default.
create table settings (
  key   text primary key,
  value jsonb not null
);

-- The editorial pages.
create table content_pages (
  slug        text primary key,
  title       jsonb not null,
  description jsonb not null,
  sections    jsonb not null,
  updated_at  timestamptz not null default now()
);

-- The texts that the merchant changed; every other text comes with the program.
create table dictionary_words (
  language text not null check (language in ('en', 'arb')),
  key      text not null,
  value    jsonb not null,
  primary key (language, key)
);
