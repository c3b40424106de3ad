-- The shipped announcement promises this code to a first order, so every shop has it. A shop whose own
-- announcements promise other things gets no discount that its merchant never asked for.
insert into offers (code, title, kind, percent, first_order_only)
select 'WELCOME10', '{"en": "Welcome 10%", "ar": "خصم الترحيب 10%"}', 'percent', 10, true
where not exists (
  select from settings where key = 'announcements' and value::text not like '%WELCOME10%'
)
on conflict do nothing;
