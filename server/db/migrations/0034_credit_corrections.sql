-- What the house had given by mistake and took back.
alter table credit_moves drop constraint credit_moves_kind_check;
alter table credit_moves add constraint credit_moves_kind_check
  check (kind in ('refund', 'granted', 'spent', 'returned', 'corrected', 'taken_back'));
alter table credit_moves drop constraint credit_moves_check;
alter table credit_moves add constraint credit_moves_check
  check ((amount < 0) = (kind in ('spent', 'corrected', 'taken_back')));
