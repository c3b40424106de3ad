-- Settings that the owner has not set now follow the country of the shop. A shop that moved to another country before
-- has worked with these values since, so they become its own.
insert into settings (key, value)
select first.key, first.value
from (values
  ('currency', '"AED"'::jsonb),
  ('vat', '{"regime":"uae"}'),
  ('timeZone', '"Asia/Dubai"'),
  ('workingDays', '[0,1,2,3,4,6]'),
  ('holidays', '["2026-12-02","2026-12-03","2027-01-01"]'),
  ('shipping', '[
    {"id":"uae-standard","title":{"en":"Standard delivery","ar":"توصيل عادي"},"countries":["AE"],"price":2500,"freeFrom":50000,"minDays":2,"maxDays":3},
    {"id":"uae-express","title":{"en":"Express delivery","ar":"توصيل سريع"},"countries":["AE"],"price":4500,"freeFrom":null,"minDays":1,"maxDays":1},
    {"id":"gulf","title":{"en":"Gulf courier","ar":"شحن إلى دول الخليج"},"countries":["SA","KW","QA","BH","OM"],"bands":{"by":"weight","steps":[{"upTo":3000,"price":6000},{"upTo":6000,"price":9500},{"upTo":null,"price":14000}]},"freeFrom":150000,"minDays":4,"maxDays":6},
    {"id":"world","title":{"en":"International courier","ar":"شحن دولي"},"countries":[],"except":["CU","IR","KP","SY"],"price":15000,"freeFrom":null,"minDays":7,"maxDays":12}
  ]'),
  ('cashOnDelivery', '{"countries":["AE"],"maxTotal":200000}'),
  ('smsCountries', '["AE","SA","KW","BH","OM","QA"]'),
  ('homeService', '{
    "areas":["Abu Dhabi","Dubai","Sharjah","Ajman"],"days":[0,1,2,3,4,6],
    "timeSlots":[
      {"id":"morning","from":"10:00","to":"13:00","capacity":2},
      {"id":"afternoon","from":"14:00","to":"17:00","capacity":2},
      {"id":"evening","from":"17:00","to":"20:00","capacity":1}],
    "leadDays":2,"daysAhead":30,"minimumUnits":3,"contactWithinDays":1,"maxUpcoming":2}')
) first (key, value)
where exists (select from settings where key = 'country' and value <> '"AE"')
on conflict (key) do nothing;
