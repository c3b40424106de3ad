import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { secondProcess } from '../../test/second-process.ts'
import { at, body, dropShop, join } from '../../test/shops/drop-shop.ts'

const count = 'select count(*)::int from queue_places'

test('guests and a customer who join at once, each in several tabs, have a place each', async () => {
  await using given = await dropShop()
  const { shop } = given
  await using second = await secondProcess(shop)
  const customer = await customerOf(shop)
  const guests = ['1', '2'].map((digit) => ({ cookie: `gid=${digit.repeat(32)}` }))
  const tabs = Array.from({ length: 40 }, (_, index) => {
    if (index % 4 === 0) return customer.call('POST queue/join', { body })
    const headers = guests[index % 2] ?? {}
    return (index % 4 === 1 ? second : shop).call('POST queue/join', { body, headers })
  })
  const errorCodes = (await Promise.all(tabs)).map(({ errorCode }) => errorCode)
  expect(new Set(errorCodes)).toEqual(new Set([0]))
  expect((await shop.deps.pool.query(count)).rows).toEqual([{ count: 3 }])
  shop.setClock(at(2))
  const states = [
    await join(customer),
    ...(await Promise.all(
      guests.map(async (headers) => (await shop.call('POST queue/join', { body, headers })).result),
    )),
  ]
  expect(states.map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
})

test('those who join at once each get the answer to what they asked for', async () => {
  await using given = await dropShop()
  const { shop } = given
  await addProduct(shop.deps.db, { id: 'test-noor' })
  const ask = (input: { product?: string }) => shop.guest().call('POST queue/join', { body: input })
  const asked = await Promise.all([
    ask({ product: 'drop' }),
    ask({ product: 'nothing' }),
    ask({ product: 'test-noor' }),
    ask({}),
    ask({ product: 'drop' }),
  ])
  expect(asked.map(({ errorCode, result }) => errorCode || result.stage)).toEqual([
    expect.stringMatching(/waiting|admitted/),
    errors.product_not_found.number,
    'closed',
    'closed',
    expect.stringMatching(/waiting|admitted/),
  ])
  expect((await shop.deps.pool.query(count)).rows).toEqual([{ count: 2 }])
})
