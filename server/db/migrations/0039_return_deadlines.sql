-- A return keeps its deadline after staff were reminded of it, so that it stays in the list of the late ones.
alter table order_returns add column overdue_reminded_at timestamptz;

drop index order_returns_due;
create index order_returns_due on order_returns (due_at)
  where due_at is not null and overdue_reminded_at is null;

-- The list by deadline has only the deadlines by which somebody must act.
drop index order_returns_by_due;
create index order_returns_by_due on order_returns (
  (coalesce(
    case when state in ('requested', 'needs_info', 'appealed', 'approved', 'pickup_scheduled') then due_at end,
    timestamptz 'infinity')),
  id);
