import type { Cart } from '@rimal/contract/cart'
import type { LanguageCode } from '@rimal/contract/language'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findPromotions } from './discounts/find-promotions.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { findCart, lockCart, saveLines } from './cart.sql.ts'
import { currentLines } from './current-lines.ts'
import { inCurrency } from './currency/in-currency.ts'
import type { StoredLine } from './stored-cart.ts'
import type { Shopper } from '../customers/shopper.ts'
import { buildCart } from './view-cart.ts'

/** A call of the shopper about one line of the cart. */
export type LineCall = { shopper: Shopper; language: LanguageCode; lineId: string }

/** The line of the call, which may have been removed, and the other lines in the cart. */
export type LineInCart = { line: StoredLine; others: StoredLine[] }

/**
 * Changes one line while nothing else changes the cart, and returns the cart after it. A change by the shopper
 * answers the notes about new prices: this answer contains these notes for the last time.
 */
export async function changeLine(
  deps: Deps,
  { shopper, language, lineId }: LineCall,
  change: (cart: LineInCart, tx: Tx) => StoredLine | Promise<StoredLine>,
): Promise<Cart> {
  const now = deps.clock()
  const settings = await findSettings(deps.db)
  const [discounts, stored] = await Promise.all([
    findPromotions(deps.db, shopper),
    deps.transact(async (tx) => {
      const found = (await lockCart(tx, shopper, now)) && (await findCart(tx, shopper, lineId))
      const cart = found && inCurrency(found, settings).stored
      const line = cart && cart.lines.find(({ id }) => id === lineId)
      if (!line) throw new ShopError('line_not_found')
      const others = cart.lines.filter(({ id }) => id !== lineId)
      const changed = await change({ line, others }, tx)
      const gone = changed.id === line.id ? [] : [line.id]
      const lines = cart.lines
        .filter(({ id }) => !gone.includes(id))
        .map((before) => (before.id === changed.id ? changed : before))
      await saveLines(tx, changesBetween(cart.lines, settle(lines)))
      return { ...cart, lines: lines.filter(({ removedAt }) => removedAt === null) }
    }),
  ])
  return buildCart(stored, { settings, discounts, language, now }).cart
}

/** Returns the lines as they are stored once the shopper has seen their notes. */
function settle(lines: readonly StoredLine[]): StoredLine[] {
  const taken = lines.filter(({ removedAt }) => removedAt !== null)
  const held = currentLines(
    lines.filter(({ removedAt }) => removedAt === null),
    0,
  )
  const notified = held.map((line) =>
    line.buyable
      ? { ...line, quantity: line.fit.quantity, seenPrice: line.price, lowered: false }
      : line,
  )
  return [...taken, ...notified]
}

function changesBetween(before: readonly StoredLine[], after: readonly StoredLine[]) {
  const known = new Map(before.map((line) => [line.id, statusOf(line)]))
  return after
    .map(statusOf)
    .filter((line) => JSON.stringify(line) !== JSON.stringify(known.get(line.id)))
}

function statusOf({ id, quantity, seenPrice, lowered, removedAt }: StoredLine) {
  return { id, quantity, seenPrice, lowered, removedAt }
}
