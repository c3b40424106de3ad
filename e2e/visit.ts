import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { type Run, sizes } from './runs.ts'
import { findShop } from './shop.ts'
import { type Texts, textsOf } from './texts.ts'

export type Visit = Run & {
  page: Page
  context: BrowserContext
  /** The shop's own words in the visit's language. */
  t: Texts
  /** The errors that the browser reported. */
  complaints: string[]
  /** Opens a page of the shop by its English path, in the visit's language, and waits until it is interactive. */
  open(path: string): Promise<void>
  /** The text in the visit's language. */
  say(english: string, arabic: string): string
}

/** A test of the shop: its `visit` is a browser of its own, in the language and size of the project. */
export const test = base.extend<Run & { visit: Visit; preloadsCode: boolean }>({
  language: ['en', { option: true }],
  size: ['desktop', { option: true }],
  preloadsCode: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => use(findShop().address),
  context: async ({ context, preloadsCode }, use) => {
    if (!preloadsCode) await saveData(context)
    await use(context)
  },
  visit: async ({ page, language, size }, use) => {
    const visit = visitOn(page, { language, size })
    await use(visit)
    expectNoComplaints(visit)
  },
})

/** The page itself reports a refused call, so the browser's own line about the call is no complaint. */
export function expectNoComplaints({ complaints }: Pick<Visit, 'complaints'>) {
  expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([])
}

/** Opens another browser context, of which the shop knows nothing. */
export async function newContext(
  visit: Run & Pick<Visit, 'context'>,
  { language, size }: Run = visit,
): Promise<BrowserContext> {
  const browser = visit.context.browser()
  if (!browser) throw new Error('The context of a test belongs to a browser.')
  const context = await browser.newContext({
    viewport: sizes[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    locale: language === 'arb' ? 'ar-AE' : 'en-AE',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await saveData(context)
  return context
}

/**
 * Asks the pages to save data, as some phones do: they then preload no code. The preloading takes a third of the work
 * of a page, and most tests leave the page before they use that code.
 */
async function saveData(context: BrowserContext) {
  await context.addInitScript(() => {
    const { connection } = navigator as { connection?: object }
    if (connection) Object.defineProperty(connection, 'saveData', { value: true })
  })
}

/** Opens a tab of a browser; the tabs of one browser share the cart and the stored data. */
export async function openTab(context: BrowserContext, run: Run): Promise<Visit> {
  return visitOn(await context.newPage(), run)
}

/** Opens the smallest address of the shop, for a test that changes the storage of the browser before any page. */
export async function openStorage({ page }: Pick<Visit, 'page'>) {
  await page.goto('/robots.txt')
}

function visitOn(page: Page, { language, size }: Run): Visit {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return {
    page,
    context: page.context(),
    language,
    size,
    complaints,
    t: textsOf(language),
    open: async (path) => {
      await page.goto(languagePath(language, path), { waitUntil: 'domcontentloaded' })
      await isAlive(page)
    },
    say: (english, arabic) => (language === 'arb' ? arabic : english),
  }
}

/** Waits until React controls the page and its deferred sections; the page answers all later presses. */
export async function isAlive(page: Page) {
  await page.waitForFunction(() => {
    const has = (element: Element | null, key: string) =>
      Object.keys(element ?? {}).some((name) => name.startsWith(key))
    const sections = [...document.querySelectorAll('main section, body footer')]
    return (
      has(document.querySelector('#root'), '__reactContainer') &&
      sections.every((section) => has(section, '__reactFiber'))
    )
  })
}
