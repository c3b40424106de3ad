-- The lists of stock, store credit, refunds and the audit continue after a place, which is the value of the sort and
-- the id, and staff search them by a part of a number. Variants have no index of their units: each reservation would
-- write it.
create index credit_balances_by_amount on credit_balances (amount, (customer_id::text || '.' || currency))
  where amount > 0;

create index refunds_by_created on refunds (created_at, id);
create index refunds_by_amount on refunds (amount, id);

create index staff_audit_by_subject_part on staff_audit
  using gin (search_form(' ' || subject || ' ' || replace(subject, '-', '')) gin_trgm_ops);
create index staff_audit_by_action on staff_audit (action, id);
create index staff_audit_by_person on staff_audit (staff_id, id);

-- Who read the list of store credit is recorded once an hour for each person, as for the list of customers.
drop index staff_audit_reads;
create unique index staff_audit_reads on staff_audit (
  staff_id, action, subject, date_trunc('hour', at at time zone 'UTC'))
  where action in ('staff/get-customer', 'staff/list-customers', 'staff/list-credit');
