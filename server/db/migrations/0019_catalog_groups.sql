-- The collections of the menu belong to every shop, not only to the sample one. The merchant can rename them.
insert into collections (id, position, title, description) values
  ('best_seller', 0,
    '{"en": "Best Sellers", "ar": "الأكثر مبيعاً"}',
    '{"en": "The pieces our clients come back for.", "ar": "القطع التي تعود إليها عميلاتنا."}'),
  ('latest_collection', 1,
    '{"en": "Latest Collection", "ar": "أحدث مجموعة"}',
    '{"en": "The newest pieces, first to see here.", "ar": "أحدث القطع، وأول ظهورها هنا."}'),
  ('limited_edition', 2,
    '{"en": "Limited Edition", "ar": "إصدار محدود"}',
    '{"en": "Made in a small number, and not made again.", "ar": "قطع بعدد محدود لا يُعاد إنتاجها."}')
on conflict do nothing;
