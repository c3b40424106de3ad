import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOrder, stockOf } from '../../../../test/order-fixtures.ts'
import {
  moneyOf,
  orderedLines,
  previewOf,
  shopWithLines,
  type ShopWithLines,
  cancelUnits,
} from '../../../../test/line-fixtures.ts'

const step = fc.record({
  /** The index of the line among the lines that can be cancelled, and the number of its units. */
  line: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  /** Whether the money is given before the next. */
  given: fc.boolean(),
})

const story = fc.record({
  layla: fc.integer({ min: 1, max: 4 }),
  nada: fc.integer({ min: 1, max: 3 }),
  percent: fc.constantFrom(undefined, 7, 15, 33),
  method: fc.constantFrom('card' as const, 'cash_on_delivery' as const),
  steps: fc.array(step, { maxLength: 5 }),
  whole: fc.boolean(),
})

async function groupOf({ shop }: ShopWithLines) {
  return [
    (await stockOf(shop, 'TRY-LAYLA-BLACK-54'))?.stock,
    (await stockOf(shop, 'TRY-NADA-BLACK-54'))?.stock,
  ]
}

/** Runs the timers that are due. */
async function settle({ shop }: ShopWithLines) {
  await shop.runJob('send-refunds')
  await shop.runJob('settle-open-payments')
  await shop.runJob('settle-open-payments')
}

test('however units are cancelled, the announced amounts are refunded, and invoice, credit notes, money and stock agree', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ layla, nada, percent, method, steps, whole }) => {
      await using given = await shopWithLines()
      const { shop } = given
      const cart = [...Array(layla).fill(given.layla), ...Array(nada).fill(given.nada)]
      const { orderToken, total } = await orderedLines(shop, cart, {
        method,
        ...(percent === undefined ? {} : { percent }),
      })
      const isPaid = method === 'card'
      let [notified, out] = [0, 0]
      for (const { line, quantity, given: isGiven } of steps) {
        const { lines, remainingUnits, amount } = await previewOf(shop, orderToken)
        const product = lines[line % lines.length]
        if (!product) break
        const some = Math.min(quantity, product.left)
        const { result } = await cancelUnits(shop, orderToken, [
          { lineId: product.lineId, quantity: some },
        ])
        expect(result.whole).toBe(some === remainingUnits)
        notified += result.whole
          ? isPaid
            ? amount
            : total - notified
          : (product.refundable[some - 1] ?? 0)
        out += some
        if (result.whole) break
        if (isGiven) await settle(given)
        const { credited, refunded, captured, invoiced } = await moneyOf(shop)
        expect({ credited, invoiced }).toEqual({ credited: notified, invoiced: total })
        expect(refunded).toBeLessThanOrEqual(captured)
        const order = await readOrder(shop, orderToken)
        expect(order.cancelledAmount).toBe(notified)
        expect(order.due).toBe(isPaid ? null : total - notified)
      }
      const { status } = await readOrder(shop, orderToken)
      if (whole && status === 'placed') {
        const body = { order: orderToken, reason: 'changed_mind' } as const
        await shop.guest().call('POST order/cancel-order', { body })
      }
      await settle(given)
      const over = whole || status === 'cancelled'
      const money = await moneyOf(shop)
      expect(money.credited).toBe(over ? total : notified)
      expect(money.refunded).toBe(isPaid ? money.credited : 0)
      const [laylas = 0, nadas = 0] = await groupOf(given)
      expect(laylas + nadas).toBe(10 - (over ? 0 : layla + nada - out))
    }),
    { numRuns: 12 },
  )
}, 180_000)
