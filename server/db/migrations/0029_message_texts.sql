-- The shop's own texts of each kind of message. A text replaces one that the program ships with, and names it, so that
-- a text whose original has changed is not used in the wrong place.
create table message_texts (
  kind     text primary key,
  texts    jsonb not null check (jsonb_typeof(texts) = 'array'),
  revision integer not null default 1
);

-- Why the last attempt failed, and when staff gave the message up.
alter table outbox add column failure text;
alter table outbox add column given_up_at timestamptz;
-- The shop has stopped trying these; why they failed was not recorded.
update outbox set failure = 'other' where sent_at is null and attempts >= 6;
-- The page of an order lists its messages.
create index outbox_by_order on outbox ((data ->> 'orderNumber'), created_at)
  where data ->> 'orderNumber' is not null;
