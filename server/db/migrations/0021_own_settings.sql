-- A new shop says nothing of itself that its owner has not written: no contact, no company, no discount. A shop that has
-- products and relied on the values that the program shipped with until now keeps them as its own.
insert into settings (key, value)
select key, value from (
  values
    ('name', '{"en":"Rimal","ar":"رِمال"}'::jsonb),
    ('seller', '{"name":{"en":"Rimal Abayas LLC","ar":"رمال للعبايات ذ.م.م"},"address":{"en":"Al Wasl Road, Dubai, United Arab Emirates","ar":"شارع الوصل، دبي، الإمارات العربية المتحدة"},"taxNumber":"100000000000003"}'::jsonb),
    ('contact', '{"phone":"+971 4 555 0132","whatsapp":"+971 50 555 0132","email":"hello@rimal.example","hours":{"en":"Saturday to Thursday, 10 to 8","ar":"من السبت إلى الخميس، 10\u00a0صباحاً إلى 8\u00a0مساءً"},"address":{"en":"Al Wasl Road, Dubai","ar":"شارع الوصل، دبي"}}'::jsonb),
    ('socials', jsonb_build_array(
      '{"name":"Instagram","url":"https://www.instagram.com/"}'::jsonb,
      '{"name":"TikTok","url":"https://www.tiktok.com/"}'::jsonb,
      '{"name":"Snapchat","url":"https://www.snapchat.com/"}'::jsonb
    )),
    ('announcements', jsonb_build_array(
      '{"en":"{percent}% off your first order with {code}","ar":"خصم {percent}% على طلبكِ الأول بالرمز {code}","needs":"welcome_discount"}'::jsonb,
      '{"en":"Pay in 4, without interest","ar":"قسّميها على 4 دفعات بلا فوائد","needs":"pay_in_4"}'::jsonb,
      '{"en":"Free delivery across the UAE from {free_from}","ar":"توصيل مجاني داخل الإمارات ابتداءً من {free_from}","countries":["AE"]}'::jsonb,
      '{"en":"Free delivery to Saudi Arabia from {free_from}","ar":"توصيل مجاني إلى السعودية ابتداءً من {free_from}","countries":["SA"]}'::jsonb
    )),
    ('welcomeDiscount', '{"code":"WELCOME10","percent":10}'::jsonb),
    ('shipping', jsonb_build_array(
      '{"id":"uae-standard","title":{"en":"Standard delivery","ar":"توصيل عادي"},"countries":["AE"],"price":2500,"freeFrom":50000,"minDays":2,"maxDays":3}'::jsonb,
      '{"id":"uae-express","title":{"en":"Express delivery","ar":"توصيل سريع"},"countries":["AE"],"price":4500,"freeFrom":null,"minDays":1,"maxDays":1}'::jsonb,
      '{"id":"boutique","kind":"pickup","title":{"en":"Pickup at the boutique","ar":"استلام من البوتيك"},"address":{"en":"Al Wasl Road, Dubai","ar":"شارع الوصل، دبي"},"hours":{"en":"Saturday to Thursday, 10 to 8","ar":"من السبت إلى الخميس، 10\u00a0صباحاً إلى 8\u00a0مساءً"},"countries":["AE"],"price":0,"freeFrom":null,"minDays":0,"maxDays":1}'::jsonb,
      '{"id":"gulf","title":{"en":"Gulf courier","ar":"شحن إلى دول الخليج"},"countries":["SA","KW","QA","BH","OM"],"bands":{"by":"weight","steps":[{"upTo":3000,"price":6000},{"upTo":6000,"price":9500},{"upTo":null,"price":14000}]},"freeFrom":150000,"minDays":4,"maxDays":6}'::jsonb,
      '{"id":"world","title":{"en":"International courier","ar":"شحن دولي"},"countries":[],"except":["CU","IR","KP","SY"],"price":15000,"freeFrom":null,"minDays":7,"maxDays":12}'::jsonb
    ))
) as shipped (key, value)
where exists (select from products)
on conflict (key) do nothing;

-- The welcome code is off until the setting has a percentage.
update promotions set active = false
where is_welcome and not exists (
  select from settings where key = 'welcomeDiscount' and value ->> 'percent' is not null);
