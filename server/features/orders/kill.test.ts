import { expect, test } from 'vitest'
import { childShop } from '../../test/child-shop.ts'
import { addProduct, type TestGuest } from '../../test/fixtures.ts'
import { crowd, orderBody, type OrderBody } from '../../test/order-fixtures.ts'

type Shop = Awaited<ReturnType<typeof childShop>>
type Input = { guest: TestGuest; body: OrderBody }

/**
 * Places orders until the shop is killed; returns the orders that were acknowledged and those that were cut off.
 */
async function orderUntilKilled(shop: Shop, inputs: Input[], killAfter: number) {
  const acknowledged: string[] = []
  const cutOff: Input[] = []
  const waiting = [...inputs]
  const hands = Array.from({ length: 12 }, async () => {
    for (let input = waiting.shift(); input; input = waiting.shift()) {
      try {
        const { result } = await input.guest.call('POST order/place-order', { body: input.body })
        acknowledged.push(result.orderToken)
        if (acknowledged.length === killAfter) await shop.kill()
      } catch {
        cutOff.push(input)
      }
    }
  })
  await Promise.all(hands)
  return { acknowledged, cutOff }
}

async function one<Row extends object>(shop: Shop, text: string): Promise<Row> {
  const { rows } = await shop.deps.pool.query<Row>(text)
  return rows[0] as Row
}

test(
  'killed in the middle of orders, the shop forgets none it acknowledged, and its stock adds up',
  {
    timeout: 240_000,
  },
  async () => {
    await using shop = await childShop()
    const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 500, 56: 500 } })
    const cart = [54, 56].map((size) => ({ sku: product.skuOf(size), itemId: product.itemId }))
    const guests = await crowd(
      shop,
      Array.from({ length: 100 }, () => cart),
    )
    const inputs = guests.map((guest, index): Input => {
      const paymentMethod = index % 3 === 0 ? 'card' : 'cash_on_delivery'
      return { guest, body: orderBody(22_500, { paymentMethod }) }
    })
    const before = await orderUntilKilled(shop, inputs, 40)
    expect(before.cutOff.length).toBeGreaterThan(0)
    await shop.start()
    // The shoppers send the same requests again, without knowing which of them arrived.
    const after = await orderUntilKilled(shop, before.cutOff, Number.POSITIVE_INFINITY)
    expect(after.cutOff).toHaveLength(0)
    const acknowledged = [...before.acknowledged, ...after.acknowledged]
    expect(new Set(acknowledged).size).toBe(100)

    for (const orderToken of acknowledged) {
      const { errorCode, result } = await shop.guest().call('GET order/get-order/{orderToken}', {
        params: { orderToken },
      })
      expect(errorCode).toBe(0)
      expect(['placed', 'awaiting_payment']).toContain(result.status)
      expect(result.lines).toHaveLength(2)
    }
    expect(await one(shop, 'select count(*)::int as orders from orders')).toEqual({ orders: 100 })
    const books = await one<{ placed: number; awaiting: number }>(
      shop,
      `select count(*) filter (where status = 'placed')::int as placed,
      count(*) filter (where status = 'awaiting_payment')::int as awaiting from orders`,
    )
    expect(
      await one(
        shop,
        "select min(stock) as stock, max(reserved) as reserved from variants where item_id = 'try-a-black'",
      ),
    ).toEqual({ stock: 500 - books.placed, reserved: books.awaiting })
    // The numbers from one up, each of them one order, whatever the killed process left.
    await expect
      .poll(() => one(shop, 'select count(*)::int as waiting from waiting_invoices'), {
        timeout: 70_000,
      })
      .toEqual({ waiting: 0 })
    expect(
      await one(
        shop,
        `select count(*)::int as invoices, count(distinct order_id)::int as orders, max(number) as last,
          (select count(*)::int from outbox where held) as held from invoices`,
      ),
    ).toEqual({
      invoices: books.placed,
      orders: books.placed,
      last: expect.stringMatching(new RegExp(`-0*${books.placed}$`)),
      held: 0,
    })
  },
)

test(
  'killed between the commit of an order and its invoice, the shop issues the invoice afterwards, before those of later orders',
  { timeout: 120_000 },
  async () => {
    await using shop = await childShop()
    const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 10 } })
    const cart = [{ sku: product.skuOf(54), itemId: product.itemId }]
    const [first, second] = await crowd(shop, [cart, cart])
    const place = (guest?: TestGuest) =>
      guest?.call('POST order/place-order', {
        body: orderBody(12_500, { paymentMethod: 'cash_on_delivery' }),
      })
    // While the table of the invoices is locked, the order is committed and its invoice waits.
    const holder = await shop.deps.pool.connect()
    await holder.query('begin; lock table invoices in exclusive mode')
    const answered = place(first)?.catch(() => {})
    await expect
      .poll(() => one(shop, 'select count(*)::int as waiting from waiting_invoices'))
      .toEqual({ waiting: 1 })
    await shop.kill()
    await answered
    await holder.query('rollback')
    holder.release()
    expect(await one(shop, 'select count(*)::int as issued from invoices')).toEqual({ issued: 0 })

    await shop.start()
    const reply = await place(second)
    expect(
      await one(
        shop,
        `select array_agg(o.token = '${reply?.result.orderToken}' order by i.number) as later,
          array_agg(right(i.number, 6) order by i.number) as numbers
        from invoices i join orders o on o.id = i.order_id`,
      ),
    ).toEqual({ later: [false, true], numbers: ['000001', '000002'] })
  },
)
