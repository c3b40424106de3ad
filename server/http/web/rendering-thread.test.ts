import { join } from 'node:path'
import { expect, test } from 'vitest'
import { barePage, endlessPage, fatalPage } from '../../test/pages/page-of-tests.ts'
import { testShop } from '../../test/test-shop.ts'
import { openRenderingThread } from './rendering-thread.ts'

const file = join(import.meta.dirname, '../../test/pages/page-of-tests.ts')

/** Opens a shop and a thread that renders its pages; both end with the test. */
async function openThread() {
  const shop = await testShop()
  const thread = openRenderingThread(file, { pages: 2, withinMs: 5000 })
  const reads = shop.deps.publicReads
  const render = (url: string, given = reads) =>
    thread.render({ url, origin: 'https://shop.example', reads: given })
  return {
    shop,
    render,
    async [Symbol.asyncDispose]() {
      await thread.close()
      await shop[Symbol.asyncDispose]()
    },
  }
}

test('a page in the thread shows what the shop answers, with its cache tags', async () => {
  await using thread = await openThread()
  const page = await thread.render('/home/get-home')
  const { shop } = thread
  const { result, tags } = await shop.deps.publicReads.read('GET home/get-home', {
    query: { language_code: 'en' },
  })
  expect(JSON.parse(page.html).first).toEqual(JSON.parse(JSON.stringify(result)))
  expect(page.tags).toEqual(tags)
  expect(page.defects).toEqual([])
})

test('an answer that the thread has is not sent to it again until it changes', async () => {
  await using thread = await openThread()
  const sentIn = async () => JSON.parse((await thread.render('/home/get-home')).html).sent
  expect(await sentIn()).toBe(1)
  expect(await sentIn()).toBe(0)
  const { pageCache, db, listing } = thread.shop.deps
  await db.execute('update products set published = false')
  await listing.load(db)
  pageCache.clear()
  expect(await sentIn()).toBe(1)
})

test('a read that fails is the same error for whoever asked for the page', async () => {
  await using thread = await openThread()
  const failure = new Error('the database is away')
  const { publicReads } = thread.shop.deps
  const failing = {
    read: publicReads.read.bind(publicReads),
    answer: () => Promise.reject(failure),
  }
  const page = await thread.render('/home/get-home', failing as never)
  expect(page.status).toBe(500)
  expect(page.defects).toEqual([failure])
})

test('a read that fails outside of the loaders of a page fails the page with the same error', async () => {
  await using thread = await openThread()
  const failure = new Error('the database is away')
  const failing = { answer: () => Promise.reject(failure) }
  await expect(thread.render(barePage, failing as never)).rejects.toBe(failure)
})

test('a page that never ends is given up, and the next page is rendered', async () => {
  await using thread = await openThread()
  await expect(thread.render(endlessPage)).rejects.toThrow(/aborted/)
  expect((await thread.render('/home/get-home')).status).toBe(200)
})

test('a page that reads what is not public is a defect, and nothing is answered to it', async () => {
  await using thread = await openThread()
  const page = await thread.render('/order/list-my-orders')
  expect(page.status).toBe(500)
  expect(page.defects).toEqual([new Error('GET order/list-my-orders is not a public read.')])
})

test('a thread that ends fails the page that ended it, and another thread renders the next page', async () => {
  await using thread = await openThread()
  await expect(thread.render(fatalPage)).rejects.toThrow(/worker exited/)
  expect((await thread.render('/home/get-home')).status).toBe(200)
})
