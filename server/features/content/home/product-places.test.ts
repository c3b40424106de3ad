import { errors } from '@rimal/contract/errors'
import type { HomeContent } from '@rimal/contract/staff/home'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { homeBodyOf } from '../../../test/home-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

async function shopWithManager() {
  const shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager', name: 'Huda Saleh' })
  return {
    shop,
    manager,
    places: async (id: string) =>
      (
        await manager.call('GET staff/get-product-places/{id}', {
          params: { id },
          query: { language_code: 'en' },
        })
      ).result,
    saveHome: async (change: (home: HomeContent) => Partial<HomeContent>) => {
      const { result } = await manager.call('GET staff/get-home')
      const body = homeBodyOf(result)
      await manager.call('POST staff/save-home', { body: { ...body, ...change(body) } })
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('a published product names its lists and the sections of the home page that show it', async () => {
  await using given = await shopWithManager()
  const noor = await given.places('noor')
  expect(noor.isListed).toBe(true)
  expect(noor.lists.map(({ address }) => address)).toContain('best_seller')
  expect(noor.home).toMatchObject({ sections: ['bestReviewed'], why: null })
  expect((await given.places('malak')).home).toMatchObject({ sections: ['latest'], why: null })
})

test('a product outside the collection that the home page shows says so', async () => {
  await using given = await shopWithManager()
  const { db, listing } = given.shop.deps
  await addProduct(db, { id: 'try-a' })
  await listing.load(db)
  expect(await given.places('try-a')).toMatchObject({
    isListed: true,
    home: { sections: [], why: 'collection', collection: expect.stringMatching(/./) },
  })
})

test('a shop without the latest collection shows its newest products on the home page', async () => {
  await using given = await shopWithManager()
  const { db, listing } = given.shop.deps
  await db.execute(sql`update products set collections = '{}', released_on = '2020-01-01'`)
  await addProduct(db, { id: 'try-a' })
  await db.execute(sql`update products set released_on = '2026-01-01' where id = 'try-a'`)
  await listing.load(db)
  const { result } = await given.shop.call('GET home/get-home')
  expect(result.latest[0]?.id).toBe('try-a')
  expect((await given.places('try-a')).home).toEqual({
    sections: ['latest'],
    why: null,
    collection: null,
  })
  const last = result.latest.at(-1)?.id ?? ''
  expect((await given.places(last)).home.why).toBe('others_first')
})

test('a home page without the section, or with chosen products in it, says so', async () => {
  await using given = await shopWithManager()
  const title = { en: 'For Eid', ar: 'للعيد' }
  await given.saveHome(({ lists }) => ({
    lists: {
      ...lists,
      latest: { ...lists.latest, source: 'products', products: ['malak'], title },
    },
  }))
  const ofOther = (await given.places('sultana')).home
  expect(ofOther).toMatchObject({ sections: [], why: 'chosen', collection: null })
  await given.saveHome(({ sections }) => ({
    sections: sections.map(({ name }) => ({ name, isShown: name !== 'latest' })),
  }))
  expect((await given.places('malak')).home).toMatchObject({ sections: [], why: 'hidden' })
})

test('a product that shoppers do not see is in no list, and one that does not exist is not found', async () => {
  await using given = await shopWithManager()
  await addProduct(given.shop.deps.db, { id: 'try-a', published: false })
  expect((await given.places('try-a')).isListed).toBe(false)
  const missing = await given.manager.call('GET staff/get-product-places/{id}', {
    params: { id: 'try-none' },
  })
  expect(missing.errorCode).toBe(errors.product_not_found.number)
})
