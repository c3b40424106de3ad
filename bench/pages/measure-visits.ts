import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { median } from '../load.ts'
import type { Row } from '../table.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'

const product = '/product-details/noor'
const languages = { English: '', Arabic: '/ar' }
const times = 3
const longestWaitMs = 30_000
const pauseMs = 200

/**
 * Measures the second visit of a product page over a slow line, with this processor and with one four times slower, and
 * the start of the installed shop without any line: until the largest content of the page is painted.
 */
export async function measureVisits(browser: Browser, shopAddress: string): Promise<Row[]> {
  await using line = await openSlowLine(shopAddress)
  const rows: Row[] = []
  for (const [language, prefix] of Object.entries(languages)) {
    const seen = []
    for (let time = 0; time < times; time++) seen.push(await visitTwice(browser, line, prefix))
    const note = `median of ${times}`
    rows.push({
      name: `LCP of a product seen before, ${language}, slow 4G`,
      value: median(seen.map(({ fast }) => fast)),
      unit: 'ms',
      note,
    })
    rows.push({
      name: `LCP of a product seen before, ${language}, slow 4G, 4× slower CPU`,
      value: median(seen.map(({ again }) => again)),
      unit: 'ms',
      note,
    })
    rows.push({
      name: `start of the installed shop without a connection, ${language}, 4× slower CPU`,
      value: median(seen.map(({ offline }) => offline)),
      unit: 'ms',
      note,
    })
  }
  return rows
}

async function visitTwice(browser: Browser, line: SlowLine, prefix: string) {
  line.setCut(false)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  })
  const home = `${line.address}${prefix}/home`
  const first = await context.newPage()
  await first.goto(home)
  await hasCopy(first, `${prefix}/home`)
  await first.goto(line.address + prefix + product)
  await hasCopy(first, prefix + product)
  await first.close()
  const fast = await largestPaint(await context.newPage(), line.address + prefix + product)
  const again = await largestPaint(await slowPage(context), line.address + prefix + product)
  line.setCut(true)
  const offline = await largestPaint(await slowPage(context), home)
  await context.close()
  return { fast, again, offline }
}

/** Waits until the service worker has a copy of the page. */
async function hasCopy(page: Page, path: string) {
  const isStored = async (asked: string) => {
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys()
      if (keys.some(({ url }) => new URL(url).pathname === asked)) return true
    }
    return false
  }
  const deadline = performance.now() + longestWaitMs
  while (!(await page.evaluate(isStored, path))) {
    if (performance.now() > deadline) throw new Error(`There is no copy of ${path}.`)
    await wait(pauseMs)
  }
}

async function slowPage(context: Awaited<ReturnType<Browser['newContext']>>): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let last = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) last = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => done(last), 1500)
      }),
  )
  await page.close()
  return paint
}
