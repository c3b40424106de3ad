import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { cut, opener, untilStored } from './copies.ts'
import { openDistantShop } from './shop-at-a-distance.ts'
import { test } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/** The lines of the service worker of earlier shops that decide when it acts; it answers no request. */
const earlierWorker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', () => {})
`

test('a new service worker takes over without a reload, also from the one of earlier shops', async ({
  visit,
}) => {
  const { page, language } = visit
  await using shop = await openDistantShop()
  const script = await (await fetch(`${shop.address}/worker.js`)).text()
  shop.setWorker(earlierWorker, '/push-worker.js')
  await page.goto(`${shop.address}/robots.txt`)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const changed = new Promise((done) =>
      serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
    await serviceWorker.register('/push-worker.js', { scope: '/' })
    await changed
  })
  await opener(visit, shop)('/home')
  await mark(page)
  await untilScript(page, '/worker.js')
  await untilStored(page, languagePath(language, '/home'))
  await update(page, () => shop.setWorker(`${script}\n// A new version.`))
  const heading = page.getByRole('heading', { level: 1 }).first()
  const title = await heading.innerText()
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(heading).not.toHaveText(title)
  expect(await isMarked(page)).toBe(true)
})

test('the shop can switch the copies off, and the service worker that remains answers nothing', async ({
  visit,
}) => {
  const { page, language } = visit
  await using shop = await openDistantShop()
  const open = opener(visit, shop)
  await open('/home')
  await untilStored(page, languagePath(language, '/home'))
  await mark(page)
  const script = await readFile(builtWorker('push-worker.js'), 'utf8')
  await update(page, () => shop.setWorker(script))
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(await isMarked(page)).toBe(true)
  await open('/about')
  await cut(visit, shop, true)
  await expect(page.goto(shop.address + languagePath(language, '/about'))).rejects.toThrow()
})

test('browsers find nothing that prevents installing the shop as an app', async ({ visit }) => {
  const { page, language, context } = visit
  await visit.open('/home')
  const devtools = await context.newCDPSession(page)
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe(languagePath(language, '/app.webmanifest'))
  expect(JSON.parse(data).start_url).toBe(languagePath(language, '/home'))
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Each test has a private window, from which nothing is installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(others).toEqual([])
})

async function untilScript(page: Page, path: string) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/')
        return new URL(registration?.active?.scriptURL ?? location.href).pathname
      }),
    )
    .toBe(path)
}

/**
 * Publishes a new service worker, and waits until it has taken over. The browser also looks for a new one by itself, and a look
 * that has begun before the publishing answers for the next one too, so the page looks until it has found it.
 */
async function update(page: Page, publish: () => void) {
  await page.evaluate(() => {
    const replaced = () => Object.assign(window, { isReplaced: true })
    navigator.serviceWorker.addEventListener('controllerchange', replaced, { once: true })
  })
  publish()
  const look = async () => {
    await (await navigator.serviceWorker.ready).update()
    return 'isReplaced' in window
  }
  await expect.poll(() => page.evaluate(look)).toBe(true)
}

/** Leaves a mark that only lasts as long as the document. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}

function builtWorker(name: string): string {
  return join(import.meta.dirname, '../storefront/dist/worker', name)
}
