import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../test/fixtures.ts'
import { placeOrder, seenTotal } from '../../test/order-fixtures.ts'
import { at, queueRequired } from '../../test/shops/drop-shop.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'
import { loadWatcher } from './watch-load.ts'

/** A shop at eight o'clock whose owner lets load switch on the queue, with two processes that measure what they are given. */
async function busyShop({ byLoad = true } = {}) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const shop = await testShop({}, { log })
  const abaya = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 50 } })
  const queue = { wholeShop: false, byLoad, perMinute: 60, minutes: 10 }
  await saveSetting(shop.deps.db, 'queue', queue)
  shop.setClock(at(0))
  let utilisation = 0
  const measure = () => utilisation
  const now = () => shop.deps.clock().getTime()
  const watcher = () => loadWatcher(shop.deps, { measure, now })
  const processes = [watcher(), watcher()]
  /** Measures every five seconds from a second to another one, as each process does. */
  const busy = async (from: number, to: number, load = 0.97) => {
    utilisation = load
    for (let seconds = from; seconds <= to; seconds += 5) {
      shop.setClock(at(seconds))
      await Promise.all(processes.map((look) => look()))
    }
  }
  return {
    shop,
    abaya,
    queue,
    lines,
    busy,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const joinShop = async (who: Pick<TestShop, 'call'>) =>
  (await who.call('POST queue/join', { body: {} })).result

test('an overload switches on the queue before the whole shop, and it ends about five minutes after the overload', async () => {
  await using given = await busyShop()
  const { shop, abaya, busy, lines } = given
  const guest = shop.guest()
  await busy(5, 10)
  expect((await putInCart(shop.guest(), abaya)).errorCode).toBe(0)
  expect(await joinShop(guest)).toMatchObject({ stage: 'closed', place: null })
  await busy(15, 90)
  const refused = await putInCart(guest, abaya)
  expect(refused).toMatchObject({ errorCode: queueRequired, fields: { queue: '*' } })
  expect(lines.filter((line) => line.includes('overloaded'))).toHaveLength(1)

  await joinShop(guest)
  shop.setClock(at(92))
  expect(await joinShop(guest)).toMatchObject({ stage: 'admitted', place: 1, product: null })
  await guest.call('POST queue/enter', { body: {} })
  expect((await putInCart(guest, abaya)).errorCode).toBe(0)

  // It was extended for the last time after 75 seconds.
  await busy(95, 370, 0.6)
  expect((await putInCart(shop.guest(), abaya)).errorCode).toBe(queueRequired)
  await busy(375, 380, 0.6)
  expect((await putInCart(shop.guest(), abaya)).errorCode).toBe(0)
  expect(await joinShop(shop.guest())).toMatchObject({ stage: 'closed' })
})

test('a shopper with a filled cart can order while load has the queue on', async () => {
  await using given = await busyShop()
  const { shop, abaya, busy } = given
  const guest = shop.guest()
  await putInCart(guest, abaya)
  const total = await seenTotal(guest)
  await busy(5, 15)
  expect((await putInCart(guest, abaya)).errorCode).toBe(queueRequired)
  expect((await placeOrder({ guest, total })).errorCode).toBe(0)
})

test('an overload switches on nothing where the owner does not want it', async () => {
  await using given = await busyShop({ byLoad: false })
  const { shop, abaya, busy } = given
  await busy(5, 60)
  expect((await putInCart(shop.guest(), abaya)).errorCode).toBe(0)
  expect((await shop.deps.pool.query('select from queues')).rowCount).toBe(0)
})

test('staff see since when load has the queue on, and switch it off', async () => {
  await using given = await busyShop()
  const { shop, abaya, busy, queue } = given
  const owner = await staffOf(shop)
  const shown = async () => (await owner.call('GET staff/get-shop-queue')).result
  const inQueue = { waiting: 0, admitted: 0 }
  expect(await shown()).toEqual({ isOn: false, byLoad: null, inQueue })
  await busy(5, 80)
  await joinShop(shop.guest())
  const byLoad = { since: at(15), until: at(375) }
  expect(await shown()).toMatchObject({ isOn: true, byLoad, inQueue: { admitted: 1 } })
  await owner.call('POST staff/change-setting', {
    body: { name: 'queue', value: { ...queue, byLoad: false } },
  })
  expect(await shown()).toEqual({ isOn: false, byLoad: null, inQueue })
  expect((await putInCart(shop.guest(), abaya)).errorCode).toBe(0)
  await busy(85, 100)
  expect((await putInCart(shop.guest(), abaya)).errorCode).toBe(0)
})

test('a queue that begins again while its admissions last keeps its places, and later it starts anew', async () => {
  await using given = await busyShop()
  const { shop, abaya, busy } = given
  const [first, second] = [shop.guest(), shop.guest()]
  await busy(5, 15)
  await joinShop(first)
  shop.setClock(at(17))
  await joinShop(second)
  await first.call('POST queue/enter', { body: {} })
  await busy(20, 400, 0.5)
  await busy(405, 415)
  expect((await putInCart(first, abaya)).errorCode).toBe(0)
  expect((await putInCart(shop.guest(), abaya)).errorCode).toBe(queueRequired)
  await joinShop(second)
  shop.setClock(at(417))
  expect(await joinShop(second)).toMatchObject({ stage: 'admitted', place: 2 })
  await busy(420, 1400, 0.5)
  await busy(1405, 1415)
  await joinShop(shop.guest())
  shop.setClock(at(1417))
  await joinShop(second)
  shop.setClock(at(1419))
  expect(await joinShop(second)).toMatchObject({ place: 2 })
  expect((await shop.deps.pool.query('select from queue_places')).rowCount).toBe(2)
})
