-- The welcome discount becomes a setting; its row of offers is the one that the setting writes.
alter table offers add column is_welcome boolean not null default false;
create unique index offers_one_welcome on offers (is_welcome) where is_welcome;
update offers set is_welcome = true
where code = 'WELCOME10' and kind = 'percent' and first_order_only and percent <= 50;

-- A shop whose welcome discount is as shipped needs no setting of its own.
insert into settings (key, value)
select 'welcomeDiscount', jsonb_build_object('code', 'WELCOME10', 'percent', live.percent)
from (values (1)) one
left join (
  select percent from offers where is_welcome and active and coalesce(ends_at > now(), true)
) live on true
where live.percent is distinct from 10
on conflict do nothing;

-- Announcements that were shipped take their figures from the settings from now on.
update settings set value = (
  select coalesce(jsonb_agg(case
    when said ->> 'code' = 'WELCOME10' and said ->> 'en' = '10% off your first order with {code}'
      and exists (select from offers where is_welcome)
    then (said - 'code') || jsonb_build_object('needs', 'welcome_discount',
      'en', replace(said ->> 'en', '10%', '{percent}%'), 'ar', replace(said ->> 'ar', '10%', '{percent}%'))
    when said ->> 'en' in
      ('Free delivery in the UAE from AED 500', 'Free delivery across the UAE from AED 500')
    then said || jsonb_build_object('countries', jsonb_build_array('AE'))
    else said end order by place), '[]')
  from jsonb_array_elements(value) with ordinality announcements (said, place))
where key = 'announcements';

update content_pages set sections = replace(replace(replace(replace(sections::text,
  'WELCOME10 takes 10% off', '{welcome_code} takes {welcome_percent}% off'),
  'WELCOME10 يمنحكِ خصم 10% على', '{welcome_code} يمنحكِ خصم {welcome_percent}% على'),
  'Enter WELCOME10 in your bag. It takes 10% off',
  'Enter {welcome_code} in your bag. It takes {welcome_percent}% off'),
  'أدخلي الرمز WELCOME10 في حقيبتكِ، فينقص 10% من',
  'أدخلي الرمز {welcome_code} في حقيبتكِ، فينقص {welcome_percent}% من')::jsonb
where sections::text like '%WELCOME10%';
