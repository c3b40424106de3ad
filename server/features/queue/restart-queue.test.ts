import type { ProductFields } from '@rimal/contract/staff/products'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../test/product-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { at, dropShop, join, stateOf } from '../../test/shops/drop-shop.ts'

/** A drop that opens in a minute, whose owner can change it. */
async function dropOfOwner() {
  const given = await dropShop({ opensAt: at(60) })
  const owner = await staffOf(given.shop)
  const change = async (fields: Partial<ProductFields>) => {
    const { result: product } = await owner.call('GET staff/get-product/{id}', {
      params: { id: 'drop' },
    })
    const saved = await owner.call('POST staff/save-product', {
      body: {
        id: 'drop',
        revision: product.revision,
        fields: { ...fieldsOf(product), ...fields },
      },
    })
    expect(saved.errorCode).toBe(0)
  }
  return { ...given, owner, change }
}

const count = 'select count(*)::int from queue_places'

test('those who wait keep their places when the opening is moved before it has come', async () => {
  await using given = await dropOfOwner()
  const { shop, change } = given
  const { token } = await join(shop.guest())
  await change({ queueOpensAt: at(120) })
  shop.setClock(at(61))
  expect(await stateOf(shop, token)).toMatchObject({ stage: 'opening', opensAt: at(120) })
  shop.setClock(at(121))
  expect(await stateOf(shop, token)).toMatchObject({ stage: 'admitted', place: 1 })
})

test('the queue starts anew when its opening is moved after places were numbered', async () => {
  await using given = await dropOfOwner()
  const { shop, change } = given
  await join(shop.guest())
  shop.setClock(at(61))
  await join(shop.guest())
  await change({ queueOpensAt: at(120) })
  expect((await shop.deps.pool.query(count)).rows).toEqual([{ count: 0 }])
})

test('the queue starts anew when it is switched off', async () => {
  await using given = await dropOfOwner()
  const { shop, change } = given
  await join(shop.guest())
  await change({ queued: false })
  expect((await shop.deps.pool.query(count)).rows).toEqual([{ count: 0 }])
})

test('the queue before the whole shop starts anew when it is switched off and on', async () => {
  await using given = await dropOfOwner()
  const { shop, owner } = given
  const setWhole = (wholeShop: boolean) =>
    owner.call('POST staff/change-setting', {
      body: { name: 'queue', value: { wholeShop, byLoad: false, perMinute: 60, minutes: 10 } },
    })
  await setWhole(true)
  const guest = shop.guest()
  const joinShop = () => guest.call('POST queue/join', { body: {} })
  expect((await joinShop()).result).toMatchObject({ stage: 'admitted', place: 1 })
  await guest.call('POST queue/enter', { body: {} })
  await setWhole(false)
  await setWhole(true)
  shop.setClock(at(2))
  await shop.guest().call('POST queue/join', { body: {} })
  shop.setClock(at(4))
  await joinShop()
  shop.setClock(at(6))
  expect((await joinShop()).result).toMatchObject({ place: 2 })
})

test('places stay for seven days after the opening', async () => {
  await using given = await dropShop({ opensAt: at(9 * 24 * 3600) })
  const { shop } = given
  await join(shop.guest())
  const cleanedUp = async (day: number) => {
    shop.setClock(at(day * 24 * 3600))
    await shop.runJob('clean-up-carts')
    return (await shop.deps.pool.query(count)).rows
  }
  expect(await cleanedUp(8)).toEqual([{ count: 1 }])
  expect(await cleanedUp(15)).toEqual([{ count: 1 }])
  expect(await cleanedUp(17)).toEqual([{ count: 0 }])
})
