import pg from 'pg'
import { expect, test, vi } from 'vitest'
import {
  linesOf,
  orderedLines,
  previewOf,
  shopWithLines,
  cancelUnits,
} from '../../../test/line-fixtures.ts'
import { readOrder } from '../../../test/order-fixtures.ts'
import { settleAttempt } from '../../payments/settle-attempt.ts'

const isMoneyRead = /^\s*select\b.*(payment_ledger|credit_entries|refunds)/is

/** How many statements of some work read the money of orders. */
async function moneyReads(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : (statement as { text?: string }).text,
    )
    return texts.filter((text) => text !== undefined && isMoneyRead.test(text)).length
  } finally {
    query.mockRestore()
  }
}

test('the money of an order is read once, whatever is done with it', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const { orderToken } = await orderedLines(shop, [layla, layla, nada])
  const lineId = (await linesOf(shop, orderToken)).get('try-layla')?.lineId ?? ''
  const { rows } = await shop.deps.pool.query<{ id: string }>('select id from payment_attempts')
  const settle = () => settleAttempt(shop.deps, rows[0]?.id ?? '')
  const body = { order: orderToken, reason: 'changed_mind' } as const
  expect(await moneyReads(() => readOrder(shop, orderToken))).toBe(1)
  expect(await moneyReads(settle)).toBe(1)
  expect(await moneyReads(() => previewOf(shop, orderToken))).toBe(1)
  expect(await moneyReads(() => cancelUnits(shop, orderToken, [{ lineId, quantity: 1 }]))).toBe(1)
  expect(await moneyReads(() => shop.guest().call('POST order/cancel-order', { body }))).toBe(1)
})
