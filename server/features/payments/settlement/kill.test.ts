import { expect, test } from 'vitest'
import { childShop } from '../../../test/child-shop.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { crowd, orderBody, pressAt } from '../../../test/order-fixtures.ts'

type Shop = Awaited<ReturnType<typeof childShop>>
type Payment = { paymentToken: string; payAt: string }

const orders = 40

async function one<Row extends object>(shop: Shop, text: string): Promise<Row> {
  const { rows } = await shop.deps.pool.query<Row>(text)
  return rows[0] as Row
}

async function openPayments(shop: Shop): Promise<Payment[]> {
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 500 } })
  const cart = [{ sku: product.skuOf(54), itemId: product.itemId }]
  const guests = await crowd(
    shop,
    Array.from({ length: orders }, () => cart),
  )
  return Promise.all(
    guests.map(async (guest) => {
      const { result } = await guest.call('POST order/place-order', { body: orderBody(12_500) })
      const paymentToken = result.paymentToken ?? ''
      return { paymentToken, payAt: (await statusOf(shop, paymentToken)).payAt ?? '' }
    }),
  )
}

async function statusOf(shop: Shop, paymentToken: string) {
  const { result } = await shop.guest().call('GET payment/get-status/{paymentToken}', {
    params: { paymentToken },
  })
  return result
}

/**
 * Approves payments, each of which makes the shop settle, until the shop is killed; returns the payments that were
 * cut off.
 */
async function payUntilKilled(shop: Shop, payments: Payment[], killAfter: number) {
  const cutOff: Payment[] = []
  const waiting = [...payments]
  let paid = 0
  const hands = Array.from({ length: 8 }, async () => {
    for (let payment = waiting.shift(); payment; payment = waiting.shift()) {
      try {
        await pressAt(payment.payAt, 'approve')
        paid += 1
        if (paid === killAfter) await shop.kill()
      } catch {
        cutOff.push(payment)
      }
    }
  })
  await Promise.all(hands)
  return cutOff
}

test(
  'killed in the middle of settling, the shop takes no money twice and forgets none',
  { timeout: 120_000 },
  async () => {
    await using shop = await childShop()
    const payments = await openPayments(shop)
    const cutOff = await payUntilKilled(shop, payments, 12)
    expect(cutOff.length).toBeGreaterThan(0)
    await shop.start()
    // A shopper who saw an error presses the button again; the provider counts only the first time.
    expect(await payUntilKilled(shop, cutOff, Number.POSITIVE_INFINITY)).toEqual([])
    for (const { paymentToken } of payments) {
      await expect
        .poll(() => statusOf(shop, paymentToken).then(({ state }) => state), { timeout: 20_000 })
        .toBe('captured')
    }

    // What the killed process left is issued with the invoice of the next order, or by the job.
    await expect
      .poll(() => one(shop, 'select count(*)::int as waiting from waiting_invoices'), {
        timeout: 70_000,
      })
      .toEqual({ waiting: 0 })
    expect(
      await one(
        shop,
        `select count(*)::int as placed, count(distinct i.order_id)::int as invoices,
          max(i.number) as last
        from orders o left join invoices i on i.order_id = o.id where status = 'placed'`,
      ),
    ).toEqual({
      placed: orders,
      invoices: orders,
      last: expect.stringMatching(new RegExp(`-0*${orders}$`)),
    })
    expect(
      await one(
        shop,
        `select count(*)::int as lines, sum(amount)::int as amount from payment_ledger
        where kind = 'capture'`,
      ),
    ).toEqual({ lines: orders, amount: orders * 12_500 })
    expect(
      await one(
        shop,
        "select stock, reserved from variants where item_id = 'try-a-black' and size = 54",
      ),
    ).toEqual({ stock: 500 - orders, reserved: 0 })
    expect(
      await one(
        shop,
        "select count(*)::int as emails from outbox where kind = 'order_received' and not held",
      ),
    ).toEqual({ emails: orders })
  },
)
