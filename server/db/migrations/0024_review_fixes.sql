-- A picture of a review belongs to a customer: staff neither describe it nor show it elsewhere.
alter table pictures add column of_customer boolean not null default false;
update pictures set of_customer = true where id in (select id::text from review_pictures);

-- Whether anything shows a picture is asked for each picture that is to be deleted.
create index item_pictures_by_picture on item_pictures (picture_id);
create index order_lines_by_picture on order_lines (picture_id);
create index reviews_by_picture on reviews using gin (pictures);

-- Who read a customer's page or the list of customers is recorded once an hour for each person.
drop index staff_audit_reads;
create unique index staff_audit_reads on staff_audit (
  staff_id, action, subject, date_trunc('hour', at at time zone 'UTC'))
  where action in ('staff/get-customer', 'staff/list-customers');

-- A movement has the time of the shop's clock, which the statement that writes the movement names.
alter table stock_movements alter column at drop default;
