-- Menus and banners change what every page shows, and nothing of the catalogue.
alter table catalog_changes drop constraint catalog_changes_part_check;
alter table catalog_changes
  add constraint catalog_changes_part_check check (part in ('search', 'order', 'size_charts', 'shop'));
