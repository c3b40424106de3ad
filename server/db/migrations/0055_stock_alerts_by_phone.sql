-- An alert goes to an email address or, by text message, to a phone.
alter table stock_alerts alter column email drop not null;
alter table stock_alerts add column phone text;
alter table stock_alerts add constraint stock_alerts_one_contact check (num_nonnulls(email, phone) = 1);
create unique index stock_alerts_once_by_phone on stock_alerts (sku, phone) where sent_at is null;
