import type { TestShop } from '../test-shop.ts'
import { customerRows } from './customer-rows.ts'
import { signInRows } from './sign-in-rows.ts'
import { staffRows } from './staff-rows.ts'
import { identityRows } from './identity-rows.ts'
import { openRows } from './open-rows.ts'
import type { Address, Row } from './row.ts'
import { returnRows } from './return-rows.ts'
import { shopperRows } from './shopper-rows.ts'
import type { Things } from './things.ts'

/** Returns every call of the contract, as the customer who owns these things makes it, in this order. */
export function allRows(shop: TestShop, things: Things) {
  return {
    ...openRows(things),
    ...shopperRows(things),
    ...customerRows(things),
    ...returnRows(things),
    ...staffRows(things),
    ...signInRows,
    ...identityRows(shop, things),
  } satisfies { [A in Address]: Row<A> }
}
