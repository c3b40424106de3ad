import { type BrowserContext, expect } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { ageOfToday, opener, seeAbout, storedPaths, untilStored } from './copies.ts'
import { openDistantShop } from './shop-at-a-distance.ts'
import { isAlive, test } from './visit.ts'

/** Copies that are left out, files that are gone, and messages that came too early. */

test.use({ serviceWorkers: 'allow' })

test('where the shopper saves data, only pages that the browser asked for are stored', async ({
  visit,
}) => {
  const { page, language } = visit
  await using shop = await openDistantShop()
  const script = await (await fetch(`${shop.address}/worker.js`)).text()
  const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`
  shop.setWorker(saving + script)
  const open = opener(visit, shop)
  await open('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await open('/about')
  await untilStored(page, languagePath(language, '/about'))
  const questions = languagePath(language, '/faq')
  await page.locator(`footer a[href="${questions}"]`).first().click()
  await page.waitForURL(`**${questions}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The message about that page has come to the service worker before this page is asked for.
  await open('/contact')
  await untilStored(page, languagePath(language, '/contact'))
  const stored = await storedPaths(page)
  expect(stored).not.toContain(questions)
  expect(stored).not.toContain(languagePath(language, '/home'))
})

test('a page works with its stored files after a deploy has removed them', async ({ visit }) => {
  const { page } = visit
  await using shop = await openDistantShop()
  await seeAbout(visit, shop)
  shop.setMissing('/assets/')
  await opener(visit, shop)('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a file that is missing is not stored, and the page that needs it opens once the file is there', async ({
  visit,
}) => {
  const { page, t, language } = visit
  await using shop = await openDistantShop()
  await seeAbout(visit, shop)
  const file = await nameOfFile(shop.address + languagePath(language, '/faq'), 'faq-page')
  shop.setMissing(file)
  const questions = languagePath(language, '/faq')
  await page.locator(`footer a[href="${questions}"]`).first().click()
  await page.getByRole('heading', { level: 1, name: t('page_unreached') }).waitFor()
  expect(await storedPaths(page)).not.toContain(file)
  shop.setMissing(null)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('try_again') })
    .click()
  await page.waitForURL(`**${questions}`)
  await isAlive(page)
  await page
    .getByRole('heading', { level: 1, name: t('page_unreached') })
    .waitFor({ state: 'detached' })
  visit.complaints.length = 0
})

test('a message about a copy that came before the page listened is sent again', async ({
  visit,
}) => {
  const { page, context, language } = visit
  await using shop = await openDistantShop()
  const open = opener(visit, shop)
  const read = '/api/product/get-product'
  await open('/about')
  await untilStored(page, languagePath(language, '/about'))
  await open('/product-details/noor')
  await expect.poll(() => storedPaths(page)).toContain(read)
  await missEarlyMessages(context)
  shop.setBroken(read)
  await open('/product-details/noor')
  await page.getByText(ageOfToday(visit)).waitFor()
  visit.complaints.length = 0
})

/** Lets pages say that they listen only after a message of the service worker has come, which they miss. */
async function missEarlyMessages(context: BrowserContext) {
  await context.addInitScript(() => {
    let listens = false
    let hasMissed = false
    let sayLater = () => {}
    const post = ServiceWorker.prototype.postMessage
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
      const send = () => post.call(this, message)
      if ((message as { kind?: string } | null)?.kind !== 'listens') return send()
      const say = () => {
        listens = true
        send()
      }
      if (hasMissed) return say()
      sayLater = say
    }
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (listens) return
      event.stopImmediatePropagation()
      hasMissed = true
      sayLater()
    })
    navigator.serviceWorker.startMessages()
  })
}

/** Returns the path of a file of a page, whose document names the files that it loads. */
async function nameOfFile(address: string, name: string): Promise<string> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  const [file] = new RegExp(`/assets/${name}-[\\w-]+\\.js`).exec(html) ?? []
  if (!file) throw new Error(`The page names no file ${name}.`)
  return file
}
