import type { ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { stepOfOrder } from '@rimal/contract/production/production-stages'
import type { ordersApi } from '@rimal/contract/orders'
import type { Deps } from '../../../deps.ts'
import { findReplacements } from '../replacement/replace-order.ts'
import { listOrdersOf } from './my-orders.sql.ts'

const perPage = 10
const pictures = 4

/** Returns a page of the customer's orders, the newest first. */
export async function listMyOrders(
  { db }: Pick<Deps, 'db'>,
  asked: { customerId: string; after: string | undefined; language: LanguageCode },
): Promise<ResultOf<typeof ordersApi.myOrders>> {
  // One more than is shown says whether there are more.
  const found = await listOrdersOf(db, { ...asked, limit: perPage + 1, pictures })
  const shown = found.slice(0, perPage)
  const replacements = await findReplacements(db, shown)
  return {
    orders: shown.map(({ production, ...order }) => ({
      ...order,
      replacedBy: replacements.get(order.number) ?? null,
      productionStep: stepOfOrder(production),
      orderedAt: new Date(order.orderedAt).toISOString(),
    })),
    next: found.length > perPage ? (shown.at(-1)?.number ?? null) : null,
  }
}
