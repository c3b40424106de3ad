-- A key belongs to one order that lives; one that ended unpaid leaves its key to the next.
drop index orders_idempotency;
create unique index orders_idempotency on orders (guest_id, idempotency_key)
  where guest_id is not null and status not in ('expired', 'cancelled');
create index orders_over_by_key on orders (guest_id, idempotency_key)
  where guest_id is not null and status in ('expired', 'cancelled');
