import { productToAdd, type TestProduct } from './fixtures.ts'
import type { TestCustomer } from './identity-fixtures.ts'
import { type OrderBody, orderBody } from './order-fixtures.ts'
import type { TestShop } from './test-shop.ts'

let keys = 0

/** Puts pieces into a customer's bag; answers what they cost in all. */
export async function fillCart(
  customer: TestCustomer,
  product: TestProduct,
  quantity = 1,
): Promise<number> {
  for (let added = 0; added < quantity; added++) {
    const body = { ...productToAdd(product), user_id: customer.customerId }
    await customer.call('POST cart/add-to-cart', { body })
  }
  return (await customer.call('GET guest-cart/get-cart')).result.totals.total
}

/** She orders what is in her bag. */
export async function orderOfCustomer(customer: TestCustomer, changes: Partial<OrderBody> = {}) {
  const { total } = (await customer.call('GET guest-cart/get-cart')).result.totals
  return customer.call('POST order/place-order', { body: orderBody(total, changes) })
}

/** The house gives her credit. */
export function grant(
  staff: TestCustomer,
  amount: number,
  changes: { key?: string; contact?: string; currency?: 'AED' | 'KWD' } = {},
) {
  keys += 1
  return staff.call('POST staff/grant-credit', {
    body: {
      contact: 'mariam@example.com',
      key: `grant-key-${keys}`,
      amount,
      currency: 'AED',
      reason: 'goodwill',
      ...changes,
    },
  })
}

/** The house takes back what it gave by mistake. */
export function correct(staff: TestCustomer, amount: number, key: string) {
  const body = { contact: 'mariam@example.com', key, amount, currency: 'AED' as const }
  return staff.call('POST staff/correct-credit', { body })
}

/** What she has, in dirhams. */
export async function balanceOf(customer: TestCustomer): Promise<number> {
  const { result } = await customer.call('GET credit/my-credit')
  return result.balances.find(({ currency }) => currency === 'AED')?.amount ?? 0
}

/** That every balance is the sum of its moves; answers that of all. */
export async function creditInAll(shop: TestShop): Promise<{ balances: number; entries: number }> {
  const { rows } = await shop.deps.pool.query<{ balances: number; entries: number }>(`
    select (select coalesce(sum(amount), 0)::int from credit_balances) as balances,
      (select coalesce(sum(amount), 0)::int from credit_entries) as entries`)
  return rows[0] ?? { balances: 0, entries: 0 }
}
