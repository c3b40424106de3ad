import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LanguageCode, languagePath } from '@rimal/contract/language'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type Texts, textsOf } from './texts.ts'

export const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const
type Size = keyof typeof sizes
export type Way = { language: LanguageCode; size: Size }

const everyWay: Way[] = [
  { language: 'en', size: 'phone' },
  { language: 'arb', size: 'phone' },
  { language: 'en', size: 'desk' },
  { language: 'arb', size: 'desk' },
]

export const atTheDesk: Way[] = everyWay.filter(({ size }) => size === 'desk')
export const onThePhone: Way[] = everyWay.filter(({ size }) => size === 'phone')
/** Each language once, on the size it is read on most; all of them when every screen is pictured. */
export const eachLanguage: Way[] = process.env['E2E_PICTURES']
  ? everyWay
  : [
      { language: 'en', size: 'desk' },
      { language: 'arb', size: 'phone' },
    ]

export type Visit = Way & {
  page: Page
  context: BrowserContext
  /** The shop's own words in the visit's language. */
  t: Texts
  /** What the browser complained of. */
  complaints: string[]
  /** Opens a page of the shop by its English path, in the visit's language; it answers to presses. */
  open(path: string): Promise<void>
  /** The text in the visit's language. */
  say(english: string, arabic: string): string
}

let browser: Promise<Browser> | undefined

/** One journey in both languages, on a phone and at a desk, unless fewer ways are named. */
export function journey(sentence: string, walk: (visit: Visit) => Promise<void>, ways = everyWay) {
  for (const way of ways) {
    test(`${sentence} (${way.language}, ${way.size})`, async () => {
      await using visit = await startVisit(way)
      await walk(visit).catch((error: Error) => picture(visit, error))
      expectNoComplaints(visit)
    })
  }
}

/** Several walks, each in all of its ways, all of them at once: for what takes minutes by itself. */
export function journeysAtOnce(
  sentence: string,
  walks: ((visit: Visit) => Promise<void>)[],
  ways: Way[],
) {
  const languages = ways.map(({ language }) => language).join(' and ')
  test(`${sentence} (${languages})`, { timeout: 300_000 }, async () => {
    const all = ways.flatMap((way) => walks.map((walk) => ({ way, walk })))
    await Promise.all(
      all.map(async ({ way, walk }) => {
        await using visit = await startVisit(way)
        await walk(visit).catch((error: Error) => picture(visit, error))
        expectNoComplaints(visit)
      }),
    )
  })
}

/** What stood on the screen says more than the line that failed. */
async function picture({ page, complaints }: Visit, error: Error): Promise<never> {
  const path = join(tmpdir(), `rimal-journey-${Date.now()}.png`)
  await page.screenshot({ path }).catch(() => {})
  error.message += [`\nat ${page.url()}, pictured in ${path}`, ...complaints].join('\n')
  throw error
}

/** A refused call is told by the page; the browser's own line about it is no complaint. */
export function expectNoComplaints({ complaints }: Pick<Visit, 'complaints'>) {
  expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([])
}

export async function startVisit({ language, size }: Way) {
  const context = await newContext({ language, size })
  const visit = await openTab(context, { language, size })
  return {
    ...visit,
    async [Symbol.asyncDispose]() {
      await context.close()
    },
  }
}

/** Another browser: nothing of it is known to the shop. */
export async function newContext({ language, size }: Way, options: { scripts?: boolean } = {}) {
  const { address, chromium: executablePath } = inject('shop')
  browser ??= chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const context = await (
    await browser
  ).newContext({
    viewport: sizes[size],
    baseURL: address,
    // Overlay scrollbars and touch, as on a phone.
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    locale: language === 'arb' ? 'ar-AE' : 'en-AE',
    javaScriptEnabled: options.scripts ?? true,
    // What moves only delays; that it may stand still is asked for by many shoppers as well.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  return context
}

/** A tab of a browser; those of one browser share the bag and what is kept. */
export async function openTab(context: BrowserContext, { language, size }: Way): Promise<Visit> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return {
    page,
    context,
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

/** Until React has the page: what is pressed from then on is answered. */
export async function isAlive(page: Page) {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root')
    return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'))
  })
}
