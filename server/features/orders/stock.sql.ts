import { fewLeft } from '@rimal/contract/limits'
import type { StockMovementKind } from '@rimal/contract/stock/stock-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { planned } from '../../db/statements/planned.ts'
import type { Tx } from '../../db/transact.ts'

export type StockLine = { sku: string; quantity: number }

/**
 * What a movement does for each unit of a variant. `adjust` moves a difference, which may be negative; `count` moves
 * the difference between the units that were counted and the stock.
 */
const movements = {
  reserve: { stock: 0, reserved: 1 },
  sell: { stock: -1, reserved: 0, kind: 'sale' },
  sellReserved: { stock: -1, reserved: -1, kind: 'sale' },
  release: { stock: 0, reserved: -1 },
  return: { stock: 1, reserved: 0, kind: 'return' },
  adjust: { stock: 1, reserved: 0, kind: 'correction' },
  count: { stock: 1, reserved: 0, kind: 'count' },
} as const satisfies Record<string, { stock: number; reserved: number; kind?: StockMovementKind }>

export type StockMovement = keyof typeof movements

/** Why stock changes, as `stock_movements` records it. Without a kind, that of the movement. */
export type StockCause = {
  at: Date
  kind?: StockMovementKind
  orderId?: string | undefined
  staffId?: string
  note?: string | undefined
  /** The call of staff: the same key moves a SKU once. */
  key?: string
}

type Moving = {
  /** Needed where the stock changes; reserved units are not recorded. */
  cause?: StockCause
  /** Selects `sku` and `quantity`, at most one row for each SKU. */
  asked: SQL
  /** Parts of the statement that `asked` selects from. */
  before?: SQL[]
  /** Parts of the statement that select from `stock`, where `whole` says whether the units were moved. */
  after?: SQL[]
}

/**
 * Moves units, all or none, in one statement; false when fewer are available than are taken. Every movement of the
 * shop is this statement, so that rows are always locked in the order of their SKU.
 */
export async function moveStock(
  tx: Tx,
  movement: StockMovement,
  { cause, asked, before = [], after = [] }: Moving,
): Promise<boolean> {
  const parts = [...before, ...stockMovement(movement, asked, { cause }), ...after]
  const isAnnounced = changesAvailable(movement) ? sql`exists (select from announced)` : sql`false`
  const [row] = await planned<{ whole: boolean; catalogChanged: boolean }>(
    tx,
    sql`
    with ${sql.join(parts, sql`, `)}
    select whole, ${isAnnounced} as "catalogChanged" from stock`,
  )
  if (row?.catalogChanged) tx.afterCommit.announceCatalogChange()
  return row?.whole ?? false
}

/**
 * The parts of a statement that moves units. `stock` says whether there were enough (`whole`); `announced` has a row
 * for each product that the storefront now shows differently. Two movements wait for each other but never forever;
 * the lock is no stronger than needed, so that other shoppers may still add the product to their carts.
 */
export function stockMovement(
  movement: StockMovement,
  asked: SQL,
  { cause, when = sql`true` }: { cause?: StockCause | undefined; when?: SQL },
): SQL[] {
  const { stock, reserved } = movements[movement]
  const available = stock - reserved
  const quantity = movement === 'count' ? sql`asked.quantity - v.stock` : sql`asked.quantity`
  return [
    sql`asked as (${asked})`,
    sql`locked as (
      select v.sku, v.item_id, ${quantity} as quantity, v.stock, v.available as before,
        v.available + ${available}::int * (${quantity}) as after
      from variants v join asked using (sku) where ${when}
      order by v.sku
      for no key update of v
    )`,
    mayTake(movement)
      ? sql`stock as (
          select count(*) = (select count(*) from asked) and coalesce(bool_and(after >= 0), true) as whole
          from locked
        )`
      : sql`stock as (select true as whole)`,
    sql`taken as (
      update variants v
      set stock = v.stock + ${stock}::int * l.quantity, reserved = v.reserved + ${reserved}::int * l.quantity
      from locked l, stock where stock.whole and v.sku = l.sku
    )`,
    ...(stock === 0 ? [] : [recorded(movement, cause)]),
    ...(changesAvailable(movement) ? announcement : []),
  ]
}

/** Whether there can be too few units, or a SKU that is not known. */
function mayTake(movement: StockMovement): boolean {
  const { stock, reserved } = movements[movement]
  return stock < reserved || movement === 'adjust' || movement === 'count'
}

/** Records each change of stock. The rows are locked, so the ids of a variant's movements follow their order. */
function recorded(movement: StockMovement, cause: StockCause | undefined): SQL {
  if (!cause) throw new Error(`The movement ${movement} changes stock without a cause.`)
  const { stock, ...usual } = movements[movement]
  const { kind = 'kind' in usual ? usual.kind : null, orderId, staffId, note, key, at } = cause
  const counts =
    movement === 'count' ? sql`l.stock + l.quantity, l.stock` : sql`null::int, null::int`
  return sql`recorded as (
    insert into stock_movements (sku, quantity, kind, order_id, staff_id, note, key, stock_after,
      counted, expected, at)
    select l.sku, ${stock}::int * l.quantity, ${kind}, ${orderId ?? null}::uuid,
      ${staffId ?? null}::uuid, ${note ?? null}, ${key ?? null}::uuid,
      l.stock + ${stock}::int * l.quantity, ${counts}, ${at}::timestamptz
    from locked l, stock where stock.whole
    order by l.sku
  )`
}

function changesAvailable(movement: StockMovement): boolean {
  const { stock, reserved } = movements[movement]
  return stock !== reserved
}

/** What the storefront says about a size changes when none are left, and when few are left. */
const marks = [0, fewLeft]

/** Records, as `recordCatalogChange` does, which products the storefront now shows differently. */
const announcement: SQL[] = [
  sql`moved as (
    select i.product_id, l.before, l.after
    from locked l join product_items i on i.id = l.item_id, stock where stock.whole
  )`,
  sql`announced as (
    insert into catalog_changes (product_id)
    select distinct product_id from moved
    where exists (
      select from unnest(${sql.param(marks)}::int[]) as mark where (before > mark) <> (after > mark))
    returning 1
  )`,
]

/** Selects the units of some lines, one row for each SKU. */
export function unitsOf(stockLines: readonly StockLine[]): SQL {
  const units = together(stockLines)
  return sql`
    select * from unnest(
      ${sql.param(units.map(({ sku }) => sku))}::text[],
      ${sql.param(units.map(({ quantity }) => quantity))}::int[]
    ) as units (sku, quantity)`
}

/** Adds up the lines of one variant, which differ in their remarks for instance. */
export function together(stockLines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of stockLines) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }))
}

/** Selects those of `asked` with too little stock, or with none at all. */
export const shortLines = sql`
  select coalesce(array_agg(asked.sku), '{}') from asked
  left join locked on locked.sku = asked.sku where (locked.after >= 0) is not true`
