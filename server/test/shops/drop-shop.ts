import { addProduct, type NewProduct, type TestGuest } from '../fixtures.ts'
import { testShop, type TestShop } from '../test-shop.ts'
import { saveSetting } from '../../features/shop/settings/settings.ts'

const eight = Date.parse('2026-11-27T16:00:00Z')
export const at = (seconds: number) => new Date(eight + seconds * 1000).toISOString()
export const queueRequired = 337

type Drop = Partial<NewProduct> & { opensAt?: string; perMinute?: number }

/** A shop at eight o'clock with one queued product that admits one shopper a second. */
export async function dropShop({ opensAt, perMinute = 60, ...product }: Drop = {}) {
  const shop = await testShop()
  const { db, pool } = shop.deps
  const abaya = await addProduct(db, { id: 'drop', customSize: false, ...product })
  await pool.query('update products set queued = true, queue_opens_at = $1 where id = $2', [
    opensAt ?? null,
    abaya.id,
  ])
  await saveSetting(db, 'queue', { wholeShop: false, byLoad: false, perMinute, minutes: 10 })
  shop.setClock(at(0))
  return { shop, abaya, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

export const body = { product: 'drop' }

export async function join(who: Pick<TestGuest, 'call'>) {
  return (await who.call('POST queue/join', { body })).result
}

export async function stateOf(who: Pick<TestShop, 'call'>, token: string) {
  return (await who.call('POST queue/get-state', { body: { token } })).result
}

export const enter = (who: Pick<TestGuest, 'call'>) => who.call('POST queue/enter', { body })

/** Switches the queue of the product on or off behind the back of the admin, so that places stay. */
export function setQueued(shop: TestShop, queued: boolean) {
  return shop.deps.pool.query(`update products set queued = $1 where id = 'drop'`, [queued])
}
