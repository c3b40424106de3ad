-- The barcode that stands on the label of a variant: of GS1, or the merchant's own. What is scanned or searched for is
-- found by its beginning, as a SKU is.
alter table variants add column barcode text check (barcode collate "C" ~ '^[!-~]{1,40}$');
create unique index variants_by_barcode on variants (barcode text_pattern_ops) where barcode is not null;
