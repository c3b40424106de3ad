import { expect } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { findShop } from '../shop.ts'
import { startApp, test } from './app-test.ts'

test('a link opens its page when it starts the app, and while the app runs', async ({
  phone,
  visit,
}) => {
  const { address } = findShop()
  const { page } = await startApp(phone, {
    link: `${address}/ar/product-details/noor?item=noor-black`,
  })
  const product = languagePath(visit.language, '/product-details/noor?item=noor-black')
  await page.waitForURL(`https://localhost${product}`)
  // The app stays in its language, and a page that is loaded anew is no start.
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await phone.openLink('com.rimal.shop://product-list/latest_collection')
  await page.waitForURL(
    `https://localhost${languagePath(visit.language, '/product-list/latest_collection')}`,
  )
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})

test('a link of another host, or to another place, opens nothing', async ({ phone, visit }) => {
  const { page } = await startApp(phone, { link: 'https://evil.example/product-details/noor' })
  const home = `https://localhost${languagePath(visit.language, '/home')}`
  expect(page.url()).toBe(home)
  for (const link of [
    'javascript:document.title="stolen"',
    'com.rimal.shop://admin',
    'com.rimal.shop://product-details//evil.example',
    `${findShop().address}@evil.example/product-details/noor`,
    `${findShop().address}/api/docs`,
    'com.rimal.other://product-details/noor',
  ]) {
    await phone.openLink(link)
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  expect(page.url()).toBe(home)
  expect(await page.title()).not.toBe('stolen')
})
