-- Since when somebody asks the provider to give this payment back: nobody else asks meanwhile, as not
-- every provider knows a second asking for the same one.
alter table payment_attempts add column giving_since timestamptz;

-- When a person ended a payment that was other than asked for. What its provider says then is not believed anew.
alter table payment_attempts add column reviewed_at timestamptz;

alter table payment_discrepancies drop constraint payment_discrepancies_kind_check;
alter table payment_discrepancies add constraint payment_discrepancies_kind_check
  check (kind in ('differs', 'missing_here', 'missing_there', 'not_as_asked'));

-- Those that wait for a person already. What the provider holds is read when it is given back.
insert into payment_discrepancies (kind, provider, provider_ref, attempt_id, currency, ours, theirs, found_at)
select 'not_as_asked', provider, provider_ref, id, currency, 0, amount, now()
from payment_attempts where state = 'review' and provider_ref is not null;
