import type { Cart } from '@rimal/contract/cart'
import type { LanguageCode } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { findPromotions } from './discounts/find-promotions.ts'
import { findUnusableCodes } from './discounts/find-unusable-codes.ts'
import { announcedCodes } from '../shop/announcements/say-announcements.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { findCart, lowerLines } from './cart.sql.ts'
import { currentLines } from './current-lines.ts'
import type { StoredCart, StoredLine } from './stored-cart.ts'
import type { Shopper } from '../customers/shopper.ts'
import { buildCart } from './view-cart.ts'

/** Returns the cart as it is now. A quantity above the stock is lowered, and the answer says so. */
export async function getCart(
  deps: Deps,
  { shopper, language }: { shopper: Shopper; language: LanguageCode },
): Promise<Cart> {
  const [settings, discounts, stored] = await Promise.all([
    findSettings(deps.db),
    findPromotions(deps.db, shopper),
    findCart(deps.db, shopper),
  ])
  const lowered = stored && { ...stored, lines: await lowerToStock(deps.db, stored) }
  return buildCart(lowered, { settings, discounts, language, now: deps.clock() }).cart
}

/** Every page asks for the cart, so every page learns with it which announced codes are no use any more. */
export async function getCartForPage(
  deps: Deps,
  { shopper, language }: { shopper: Shopper; language: LanguageCode },
) {
  const [cart, unusableCodes] = await Promise.all([
    getCart(deps, { shopper, language }),
    findSettings(deps.db).then((settings) =>
      findUnusableCodes(deps.db, { shopper, codes: announcedCodes(settings) }),
    ),
  ])
  return { ...cart, unusableCodes }
}

/** Asks for no more than there is left, and remembers it until the shopper has answered to it. */
export async function lowerToStock(db: Queries, { lines }: StoredCart): Promise<StoredLine[]> {
  const after = currentLines(lines, 0).map((line) => {
    const isShort = line.buyable && line.fit.quantity < line.quantity
    return isShort ? { ...line, quantity: line.fit.quantity, lowered: true } : line
  })
  const short = after.filter((line, index) => line.quantity !== lines[index]?.quantity)
  await lowerLines(
    db,
    short.map(({ id, quantity }) => ({ id, quantity })),
  )
  return after
}

/** Returns the stored cart; undefined for a shopper who never had one. */
export async function loadCart(db: Queries, shopper: Shopper): Promise<StoredCart | undefined> {
  return findCart(db, shopper)
}
