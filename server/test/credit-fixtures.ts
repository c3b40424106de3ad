import { productToAdd, type TestProduct } from './fixtures.ts'
import type { TestCustomer } from './identity-fixtures.ts'
import { type OrderBody, orderBody } from './order-fixtures.ts'
import type { TestShop } from './test-shop.ts'
import type { TestStaff } from './staff-fixtures.ts'

let keys = 0

/** Puts products into a customer's cart; returns their total cost. */
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

/** Orders the content of the customer's cart. */
export async function orderOfCustomer(customer: TestCustomer, changes: Partial<OrderBody> = {}) {
  const { total } = (await customer.call('GET guest-cart/get-cart')).result.totals
  return customer.call('POST order/place-order', { body: orderBody(total, changes) })
}

/** Staff grant the customer store credit. */
export function grant(
  staff: TestStaff,
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

/** Staff correct store credit that was granted by mistake. */
export function correct(staff: TestStaff, amount: number, key: string) {
  const body = { contact: 'mariam@example.com', key, amount, currency: 'AED' as const }
  return staff.call('POST staff/correct-credit', { body })
}

/** Returns the customer's store credit, in dirhams. */
export async function balanceOf(customer: TestCustomer): Promise<number> {
  const { result } = await customer.call('GET credit/my-credit')
  return result.balances.find(({ currency }) => currency === 'AED')?.amount ?? 0
}

/** Returns the sum of all balances and the sum of all entries, which must be equal. */
export async function creditInAll(shop: TestShop): Promise<{ balances: number; entries: number }> {
  const { rows } = await shop.deps.pool.query<{ balances: number; entries: number }>(`
    select (select coalesce(sum(amount), 0)::int from credit_balances) as balances,
      (select coalesce(sum(amount), 0)::int from credit_entries) as entries`)
  return rows[0] ?? { balances: 0, entries: 0 }
}
