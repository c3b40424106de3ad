import type { ReturnKind } from '@rimal/contract/returns/return-states'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stockOf } from '../../../test/order-fixtures.ts'
import { ask, returnToShop, deliveredOrder, staffPerson } from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

type Order = Awaited<ReturnType<typeof deliveredOrder>>
type Staff = Awaited<ReturnType<typeof staffPerson>>

const conditions = ['sellable', 'damaged', 'not_ours'] as const
const outcomes = ['refunded', 'exchanged', 'declined'] as const

/** One request from its start to its end, whatever is refused on the way. */
const request = fc.record({
  kind: fc.constantFrom<ReturnKind>('return', 'exchange'),
  quantity: fc.integer({ min: 1, max: 3 }),
  condition: fc.constantFrom(...conditions),
  outcome: fc.constantFrom(...outcomes),
  faultOfShop: fc.boolean(),
  byHandFirst: fc.boolean(),
})

type Request = typeof request extends fc.Arbitrary<infer T> ? T : never

async function run(shop: TestShop, staff: Staff, order: Order, input: Request, turn: string) {
  const [lineId = ''] = order.lineIds
  const wantedSku = order.product.skuOf(56)
  const { result } = await ask(shop, order, {
    kind: input.kind,
    lines: [
      { lineId, quantity: input.quantity, ...(input.kind === 'exchange' ? { wantedSku } : {}) },
    ],
  })
  if (input.byHandFirst) {
    await staff.call('POST staff/refund-order', {
      body: {
        orderNumber: order.orderNumber,
        key: `by-hand-${turn}`,
        lines: [{ position: 0, quantity: 1 }],
        reason: 'goodwill',
      },
    })
  }
  if (!result) return
  await returnToShop(staff, result, input.condition)
  const { outcome, faultOfShop } = input
  await staff.call('POST staff/resolve-return', {
    body: { returnNumber: result.number, outcome, faultOfShop, reason: 'As we found it.' },
  })
}

/** Returns the sums of ledger, invoices, returns and stock together. */
async function books(shop: TestShop, { orderNumber, product }: Order) {
  const { rows } = await shop.deps.pool.query<Record<string, number>>(
    `select
      (select coalesce(sum(l.amount), 0)::int from payment_ledger l where kind = 'capture') as captured,
      (select coalesce(sum(l.amount), 0)::int from payment_ledger l where kind = 'refund') as refunded,
      (select coalesce(sum((document -> 'totals' ->> 'total')::int), 0)::int from invoices
        where kind = 'credit_note') as credited,
      (select coalesce(sum(r.quantity), 0)::int from return_lines r
        join order_returns o on o.id = r.return_id join order_lines l on l.id = r.order_line_id
        join orders on orders.id = l.order_id
        where orders.number = $1 and o.outcome in ('refunded', 'exchanged')) as gone,
      (select quantity from order_lines l join orders o on o.id = l.order_id
        where o.number = $1) as ordered,
      (select coalesce(sum(r.quantity), 0)::int from return_lines r
        join order_returns o on o.id = r.return_id
        where r.condition = 'sellable' and o.outcome in ('refunded', 'exchanged')) as back,
      (select coalesce(sum(r.quantity), 0)::int from return_lines r
        join order_returns o on o.id = r.return_id
        where r.condition = 'sellable' and o.state = 'inspected') as waiting,
      (select coalesce(sum(l.quantity), 0)::int from order_lines l
        join orders o on o.id = l.order_id where o.return_id is not null) as sent,
      (select coalesce(sum(r.quantity), 0)::int from return_lines r
        join order_returns o on o.id = r.return_id where o.holds) as held`,
    [orderNumber],
  )
  const [had, wanted] = [
    await stockOf(shop, product.skuOf(54)),
    await stockOf(shop, product.skuOf(56)),
  ]
  return { ...rows[0], had, wanted } as Record<string, number> & {
    had: { stock: number; reserved: number }
    wanted: { stock: number; reserved: number }
  }
}

/** Each case starts a shop of its own, which takes long on a slow machine. */
const slowestMs = 180_000

test(
  'whatever is requested and decided, no more is refunded than was paid, and the stock agrees',
  async () => {
    let turn = 0
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 3 }), async (requests) => {
        await using shop = await testShop()
        const order = await deliveredOrder(shop, { quantity: 3 })
        const owner = await staffPerson(shop)
        for (const input of requests) {
          turn += 1
          await run(shop, owner, order, input, String(turn))
        }
        await shop.runJob('send-refunds')
        const found = await books(shop, order)
        expect(found['refunded']).toBe(found['credited'])
        expect(found['refunded']).toBeLessThanOrEqual(found['captured'] ?? 0)
        expect(found['gone']).toBeLessThanOrEqual(found['ordered'] ?? 0)
        expect(found.had).toEqual({
          stock: 20 - 3 + (found['back'] ?? 0) + (found['waiting'] ?? 0),
          reserved: 0,
        })
        expect(found.wanted).toEqual({
          stock: 3 - (found['sent'] ?? 0),
          reserved: found['held'] ?? 0,
        })
      }),
      { numRuns: 8 },
    )
  },
  slowestMs,
)
