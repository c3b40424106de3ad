-- What staff write about an order for each other; no shopper ever reads it.
create table order_notes (
  id       bigint generated always as identity primary key,
  order_id uuid not null references orders,
  staff_id uuid not null references staff_members,
  text     text not null check (length(text) between 1 and 1000),
  -- Chosen by the browser: the same key is the same note.
  key      text not null unique,
  at       timestamptz not null
);
create index order_notes_by_order on order_notes (order_id);

-- The papers of an order that staff printed; the same paper may be printed again.
create table order_prints (
  id       bigint generated always as identity primary key,
  order_id uuid not null references orders,
  staff_id uuid not null references staff_members,
  paper    text not null check (paper in ('packing_slip', 'tax_documents')),
  at       timestamptz not null
);
create index order_prints_by_order on order_prints (order_id);

-- What waits for a person is counted again and again, by everybody who has the admin open.
create index order_returns_waiting on order_returns (state)
  where state in ('requested', 'appealed', 'received', 'inspected');
create index visits_awaited on visits (updated_at) where status in ('requested', 'rescheduled');
