import { errors } from '@rimal/contract/errors'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { secondProcess } from '../../test/second-process.ts'
import { at, body, dropShop, join } from '../../test/shops/drop-shop.ts'
import { Joins } from './joins.ts'
import { takePlaces } from './take-places.sql.ts'

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

const guest = (index: number) => ({ guestId: String(index).padStart(32, '0') })

test('a thousand who join at once need few statements, and each has a place of the own number', async () => {
  await using given = await dropShop()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  const joins = new Joins(given.shop.deps)
  const asked = Array.from({ length: 1000 }, (_, index) =>
    joins.join({ shopper: guest(index), product: 'drop' }),
  )
  const places = (await Promise.all(asked)).map(({ placeId }) => placeId)
  // The first goes alone; the others wait for it, and at most 500 go together.
  const written = query.mock.calls.filter(([statement]) =>
    (statement as { text?: string }).text?.includes('insert into queue_places'),
  )
  expect(written).toHaveLength(3)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(1000)
})

test('those who join after a statement that failed get their places', async () => {
  await using given = await dropShop()
  const { deps } = given.shop
  const joins = new Joins(deps)
  await deps.pool.query('alter table queue_places rename to hidden_places')
  await expect(joins.join({ shopper: guest(1), product: 'drop' })).rejects.toThrow('Failed query')
  await deps.pool.query('alter table hidden_places rename to queue_places')
  expect((await joins.join({ shopper: guest(1), product: 'drop' })).placeId).toBeGreaterThan(0)
})

test('processes that take places for the same shoppers in other orders do not block each other', async () => {
  await using given = await dropShop()
  const { shop } = given
  await using second = await secondProcess(shop)
  for (let round = 0; round < 10; round++) {
    const shoppers = Array.from({ length: 400 }, (_, index) => ({
      queueId: 'drop',
      shopper: guest(round * 400 + index),
    }))
    await Promise.all([
      takePlaces(shop.deps.db, shoppers, shop.deps.clock()),
      takePlaces(second.deps.db, shoppers.toReversed(), shop.deps.clock()),
    ])
  }
  expect((await shop.deps.pool.query(count)).rows).toEqual([{ count: 4000 }])
  // PostgreSQL ends one of two transactions that wait for each other, and it is repeated.
  expect(shop.repeated).toEqual([])
})
