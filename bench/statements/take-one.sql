-- The stock statement of an order, always for the same variant: each waits until the one before releases its row.
with asked as (
  select * from unnest((select array[sku] from bench_sale), array[1]) as asked (sku, quantity)
), locked as (
  select v.sku, v.item_id, asked.quantity, v.available as before,
    v.available + -1 * asked.quantity as after
  from variants v join asked using (sku) order by v.sku for no key update of v
), stock as (
  select count(*) = (select count(*) from asked) and coalesce(bool_and(after >= 0), true) as whole from locked
), taken as (
  update variants v set stock = v.stock + 0 * l.quantity, reserved = v.reserved + 1 * l.quantity
  from locked l, stock where stock.whole and v.sku = l.sku
)
select whole from stock;
