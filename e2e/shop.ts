import type { Owner } from './staff/owner.ts'
import type { Machine } from './staff/run-command.ts'

/**
 * `machine` and the session of the owner are missing where the shop runs elsewhere and nobody said on which database.
 */
type Shop = { address: string; machine?: Machine; owner?: Owner }

const name = 'E2E_SHOP'

/** Stores the address of the shop in the environment, which the workers inherit. */
export function provideShop(shop: Shop): void {
  process.env[name] = JSON.stringify(shop)
}

/** Returns where the shop of the tests runs. */
export function findShop(): Shop {
  const stated = process.env[name]
  if (!stated) throw new Error('start-shop.ts has started no shop.')
  return JSON.parse(stated) as Shop
}
