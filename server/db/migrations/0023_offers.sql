alter table customers add column customer_group text;
-- Offers that were found not to be hers when she ordered: those without a code would come back else.
alter table carts add column refused_offers uuid[] not null default '{}';

create table offers (
  id               uuid primary key default gen_random_uuid(),
  -- Null: it applies by itself.
  code             text unique check (code = upper(code)),
  title            jsonb not null,
  kind             text not null check (kind in ('percent', 'amount', 'free_shipping', 'buy_n_get_m')),
  percent          integer check (percent between 1 and 100),
  amount           integer check (amount > 0),
  buy              integer check (buy > 0),
  get              integer check (get > 0),
  -- A piece named in any of the three; where all are empty, every piece.
  products         text[] not null default '{}',
  types            text[] not null default '{}',
  categories       text[] not null default '{}',
  customer_group   text,
  first_order_only boolean not null default false,
  starts_at        timestamptz,
  ends_at          timestamptz,
  -- Of all pieces in the bag, before any discount.
  minimum          integer not null default 0 check (minimum >= 0),
  usage_limit      integer check (usage_limit > 0),
  limit_each       integer check (limit_each > 0),
  budget           integer check (budget > 0),
  combines         boolean not null default false,
  active           boolean not null default true,
  -- Counted only where there is a limit or a budget, so that no order waits for another without need.
  -- Late money for an order that was promised may lead beyond both.
  used             integer not null default 0 check (used >= 0),
  spent            bigint not null default 0 check (spent >= 0),
  created_at       timestamptz not null default now(),
  check ((percent is not null) = (kind = 'percent')),
  check ((amount is not null) = (kind = 'amount')),
  check ((buy is not null and get is not null) = (kind = 'buy_n_get_m'))
);
create index offers_by_themselves on offers (id) where active and code is null;

insert into offers (code, title, kind, percent, first_order_only, active)
select code, jsonb_build_object('en', 'Discount ' || percent || '%', 'ar', 'خصم ' || percent || '%'),
  'percent', percent, first_order_only, active
from discount_codes;

-- How often a person, known by her email, her phone or her account, uses an offer that has a limit each.
create table discount_contacts (
  offer_id uuid not null references offers,
  contact  text not null,
  uses     integer not null check (uses >= 0),
  primary key (offer_id, contact)
);
insert into discount_contacts (offer_id, contact, uses)
select o.id, u.contact, 1 from discount_uses u join offers o using (code) where u.state <> 'released';

alter table discount_uses rename to old_uses;
drop index discount_uses_once;
drop index discount_uses_by_order;
-- What an order was given, as it was promised: one row for each offer.
create table discount_uses (
  order_id uuid not null references orders,
  offer_id uuid not null references offers,
  position integer not null,
  title    jsonb not null,
  amount   integer not null check (amount >= 0),
  -- For whom it counts in discount_contacts.
  contacts text[] not null,
  state    text not null check (state in ('reserved', 'consumed', 'released')),
  primary key (order_id, offer_id)
);
create index discount_uses_by_offer on discount_uses (offer_id);
insert into discount_uses (order_id, offer_id, position, title, amount, contacts, state)
select o.id, f.id, 0, f.title, (o.totals ->> 'discount')::int,
  array(select contact from old_uses u where u.order_id = o.id and u.code = f.code order by contact),
  case o.status when 'awaiting_payment' then 'reserved' when 'expired' then 'released'
    when 'cancelled' then 'released' else 'consumed' end
from orders o join offers f on f.code = o.totals ->> 'discountCode'
where (o.totals ->> 'discount')::int > 0;
update orders set totals = totals || '{"offers":[]}';

drop table old_uses;
drop table discount_codes;
