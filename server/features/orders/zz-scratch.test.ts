import pg from 'pg'
import { test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { buyer, crowd, orderBody, placeOrder, press } from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

test('statements', { timeout: 120_000 }, async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5000, 56: 5000 } })
  const she = await buyer(shop, piece)
  const two = await buyer(shop, piece)
  const seen: string[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const first = args[0] as { text?: string } | string
    seen.push((typeof first === 'string' ? first : (first.text ?? '?')).replace(/\s+/g, ' ').trim().slice(0, 150))
    return (original as (...a: unknown[]) => unknown).apply(this, args)
  } as never
  await placeOrder(she, { paymentMethod: 'cash_on_delivery' })
  console.log('COD', seen.length, '\n' + seen.join('\n'))
  seen.length = 0
  const { result } = await placeOrder(two)
  console.log('CARD', seen.length, '\n' + seen.join('\n'))
  seen.length = 0
  await press(shop, result.paymentToken, 'approve')
  console.log('PAY', seen.length, '\n' + seen.join('\n'))
  pg.Client.prototype.query = original
  for (const method of ['cash_on_delivery', 'card', 'cash_on_delivery'] as const) {
    const bag = [{ sku: piece.skuOf(54), itemId: piece.itemId }, { sku: piece.skuOf(56), itemId: piece.itemId }]
    const guests = await crowd(shop, Array.from({ length: 600 }, () => bag))
    const waiting = guests.slice()
    const t = performance.now()
    const cpu = process.cpuUsage()
    let ok = 0
    await Promise.all(Array.from({ length: 32 }, async () => {
      for (let g = waiting.shift(); g; g = waiting.shift()) {
        const r = await g.call('POST order/place-order', { body: orderBody(22_500, { paymentMethod: method }) })
        if (r.errorCode === 0) ok++
      }
    }))
    const s = (performance.now() - t) / 1000
    const used = process.cpuUsage(cpu)
    console.log(method, ok, 'orders', (ok / s).toFixed(0), '/s', 'node cpu ms/order', ((used.user + used.system) / 1000 / ok).toFixed(2))
  }
})
