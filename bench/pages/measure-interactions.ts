import { allWords, type TextKey } from '@rimal/contract/words/all-words'
import type { Browser, Page } from 'playwright-core'
import type { Row } from '../table.ts'

type Side = 'en' | 'ar'
type Interaction = { name: string; path: string; act: (page: Page, side: Side) => Promise<void> }

const times = 3
/** A browser reports no interaction that was shown faster than this. */
const shortestMs = 16

const word = (key: TextKey, side: Side) => allWords[key][side] as string
const press = (page: Page, side: Side, key: TextKey) =>
  page
    .getByRole('button', { name: word(key, side), exact: true })
    .first()
    .click()

const interactions: Interaction[] = [
  {
    name: 'add to cart',
    path: '/product-details/noor',
    async act(page, side) {
      await page.getByRole('radio', { name: '54', exact: true }).click()
      await press(page, side, 'add_to_cart')
      await page.waitForURL(/\/cart$/)
    },
  },
  {
    name: 'filter',
    path: '/product-list/best_seller',
    async act(page, side) {
      await press(page, side, 'filter')
      const dialog = page.getByRole('dialog')
      // A button without aria-pressed counts as not pressed for a search by role.
      await dialog.locator('[aria-pressed="false"]:enabled').first().click()
      await dialog.locator('[aria-pressed="true"]').first().waitFor()
    },
  },
  {
    name: 'menu',
    path: '/home',
    async act(page, side) {
      await press(page, side, 'menu')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'language',
    path: '/home',
    async act(page, side) {
      await press(page, side, 'menu')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      // The next page would end the measurement, so the last listener of the press stops it.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
      await dialog.getByRole('link', { name: side === 'ar' ? 'English' : 'العربية' }).click()
    },
  },
]

/**
 * Measures what a shopper waits for after a press, until the screen shows something (INP), with a processor four
 * times slower: the slowest press of each act in three visits.
 */
export async function measureInteractions(browser: Browser, address: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const side of ['en', 'ar'] as const) {
    for (const interaction of interactions) {
      const slowest = []
      for (let time = 0; time < times; time++) {
        slowest.push(await slowestPress(browser, address, { side, interaction }))
      }
      const language = side === 'ar' ? 'Arabic' : 'English'
      rows.push({
        name: `INP of ${interaction.name}, ${language}, 4× slower CPU`,
        value: Math.max(...slowest),
        unit: 'ms',
        note: `slowest of ${times}`,
      })
    }
  }
  return rows
}

async function slowestPress(
  browser: Browser,
  address: string,
  { side, interaction }: { side: Side; interaction: Interaction },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address + (side === 'ar' ? '/ar' : '') + interaction.path, {
    waitUntil: 'networkidle',
  })
  await page.evaluate((threshold) => {
    const presses: number[] = []
    Object.assign(globalThis, { presses })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) presses.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit)
  }, shortestMs)
  await interaction.act(page, side)
  const presses = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        // The entries of a press arrive with the frame after it.
        setTimeout(() => done((globalThis as unknown as { presses: number[] }).presses), 500)
      }),
  )
  await context.close()
  return Math.max(0, ...presses)
}
