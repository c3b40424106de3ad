-- Pieces that are sewn for an order, one row each; their life says the table in contract/production.
create table production (
  order_line_id uuid primary key references order_lines,
  state         text not null,
  -- Who sews it; empty while nobody is named.
  tailor        text not null default '',
  -- By when it is ready in the house.
  promised_on   date not null,
  since         timestamptz not null,
  -- What the house asks her about a measure.
  question      text,
  -- When the house was told that this day was missed.
  overdue_reminded_at     timestamptz
);
create index production_to_do on production (promised_on) where state <> 'ready';

create table production_events (
  id            bigint generated always as identity primary key,
  order_line_id uuid not null references order_lines,
  from_state    text,
  to_state      text not null,
  -- Where the step is another day: the day.
  promised_on   date,
  actor         text not null,
  note          text,
  at            timestamptz not null
);
create index production_events_by_line on production_events (order_line_id);

-- Orders that stand already: their pieces are as far as the order says.
with sewn as (
  insert into production (order_line_id, state, promised_on, since)
  select l.id,
    case o.status when 'placed' then 'in_review' when 'confirmed' then 'approved'
      when 'in_production' then 'cutting' else 'ready' end,
    case when o.shipping ? 'pickup' then (l.arrival ->> 'latest')::date
      else (l.arrival ->> 'earliest')::date - 1 end,
    coalesce((select max(at) from order_events e where e.order_id = o.id), o.created_at)
  from orders o join order_lines l on l.order_id = o.id
  where o.status in ('placed', 'confirmed', 'in_production', 'ready', 'shipped', 'delivery_failed')
    and (l.made_to_order or l.measurements is not null)
  returning order_line_id, state, since
)
insert into production_events (order_line_id, to_state, actor, at)
select order_line_id, state, 'timer', since from sewn;

-- An order waits for a word of hers; it goes on from where it was.
create table order_holds (
  id          uuid primary key default gen_random_uuid(),
  order_id    uuid not null references orders,
  held_from   text not null check (held_from in ('placed', 'confirmed')),
  reason      text not null
    check (reason in ('measurements_unclear', 'address_unclear', 'not_reached', 'payment_check')),
  note        text not null default '',
  held_at     timestamptz not null,
  -- How often she was reminded, and when she is next.
  reminders   integer not null default 0,
  remind_at   timestamptz,
  released_at timestamptz
);
create unique index order_holds_open on order_holds (order_id) where released_at is null;
create index order_holds_to_remind on order_holds (remind_at) where remind_at is not null;

drop index orders_to_do;
create index orders_to_do on orders ((shipping -> 'arrival' ->> 'latest'), created_at)
  where status in
    ('placed', 'on_hold', 'confirmed', 'in_production', 'ready', 'shipped', 'delivery_failed');

-- How far the courier is with a parcel.
alter table shipments add column state text not null default 'handed_over';
alter table shipments add column since timestamptz;
update shipments s set since = s.shipped_at,
  state = case
    when s.shipped_at < (select max(shipped_at) from shipments l where l.order_id = s.order_id)
      then 'attempt_failed'
    when o.status in ('delivered', 'completed') then 'delivered'
    when o.status in ('delivery_failed', 'cancelled') then 'attempt_failed'
    else 'handed_over' end
from orders o where o.id = s.order_id;
alter table shipments alter column since set not null;
alter table shipments alter column state drop default;

create table shipment_events (
  id          bigint generated always as identity primary key,
  shipment_id uuid not null references shipments,
  from_state  text,
  to_state    text not null,
  actor       text not null,
  note        text,
  at          timestamptz not null
);
create index shipment_events_by_shipment on shipment_events (shipment_id);
insert into shipment_events (shipment_id, to_state, actor, at)
select id, 'handed_over', 'timer', shipped_at from shipments;
