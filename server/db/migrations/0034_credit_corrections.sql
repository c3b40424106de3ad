-- What the house had given by mistake and took back.
alter table credit_entries drop constraint credit_entries_kind_check;
alter table credit_entries add constraint credit_entries_kind_check
  check (kind in ('refund', 'granted', 'spent', 'returned', 'corrected', 'taken_back'));
alter table credit_entries drop constraint credit_entries_check;
alter table credit_entries add constraint credit_entries_check
  check ((amount < 0) = (kind in ('spent', 'corrected', 'taken_back')));
