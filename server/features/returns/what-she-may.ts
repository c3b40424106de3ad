import type { StoredOrder } from '../orders/stored-order.ts'
import type { Settings } from '../shop/settings.ts'
import type { StoredReturn } from './returns.sql.ts'

/** Once, where the house said no before it saw the pieces. */
export function canAppeal({ state, appeal }: StoredReturn): boolean {
  return state === 'rejected' && appeal === null
}

/** The house fetches in its own country; from others she sends. */
export function isCollected(
  { address }: Pick<StoredOrder, 'address'>,
  { country }: Pick<Settings, 'country'>,
): boolean {
  return address.country === country
}
