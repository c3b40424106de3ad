-- The stock statement of an order, always for the same variant: each waits until the one before releases its row.
with asked as (
  select * from unnest((select array[sku] from bench_sale), array[1]) as asked (sku, quantity)
), locked as (
  select v.sku, v.item_id, asked.quantity, v.stock - v.reserved as left_over,
    v.stock - v.reserved >= asked.quantity as enough
  from variants v join asked using (sku) order by v.sku for no key update of v
), stock as (
  select count(*) = 1 and coalesce(bool_and(enough), true) as whole from locked
), taken as (
  update variants v set reserved = v.reserved + 1 * l.quantity, stock = v.stock - 0 * l.quantity
  from locked l, stock
  where stock.whole and v.sku = l.sku and v.stock - v.reserved >= l.quantity
)
select whole from stock;
