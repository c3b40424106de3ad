import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LanguageCode, languagePath } from '@rimal/contract/language'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type Texts, textsOf } from './texts.ts'

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const
type Size = keyof typeof sizes
export type Run = { language: LanguageCode; size: Size }

const everyRun: Run[] = [
  { language: 'en', size: 'phone' },
  { language: 'arb', size: 'phone' },
  { language: 'en', size: 'desktop' },
  { language: 'arb', size: 'desktop' },
]

export const onDesktop: Run[] = everyRun.filter(({ size }) => size === 'desktop')
export const onThePhone: Run[] = everyRun.filter(({ size }) => size === 'phone')
/** Each language once, on the size it is read on most; all of them when every screen is pictured. */
export const eachLanguage: Run[] = process.env['E2E_PICTURES']
  ? everyRun
  : [
      { language: 'en', size: 'desktop' },
      { language: 'arb', size: 'phone' },
    ]

/** The same for a sentence in each run, and about half of the sentences for either. */
function wayInTurn(sentence: string): Run[] {
  if (process.env['E2E_PICTURES']) return everyRun
  const emails = [...sentence].reduce((sum, email) => sum + email.charCodeAt(0), 0)
  return eachLanguage.filter((_, index) => index === emails % eachLanguage.length)
}

export type Visit = Run & {
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

/** One journey: in one language and size, taken in turn, unless what it proves depends on them. */
export function journey(
  sentence: string,
  walk: (visit: Visit) => Promise<void>,
  runs = wayInTurn(sentence),
) {
  for (const run of runs) {
    test(`${sentence} (${run.language}, ${run.size})`, async () => {
      await using visit = await startVisit(run)
      await walk(visit).catch((error: Error) => picture(visit, error))
      expectNoComplaints(visit)
    })
  }
}

/** Several walks, each in all of its ways, all of them at once: for what takes minutes by itself. */
export function journeysAtOnce(
  sentence: string,
  walks: ((visit: Visit) => Promise<void>)[],
  runs: Run[],
) {
  const languages = runs.map(({ language }) => language).join(' and ')
  test(`${sentence} (${languages})`, { timeout: 300_000 }, async () => {
    const all = runs.flatMap((run) => walks.map((walk) => ({ run, walk })))
    await Promise.all(
      all.map(async ({ run, walk }) => {
        await using visit = await startVisit(run)
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

export async function startVisit({ language, size }: Run) {
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
export async function newContext(
  { language, size }: Run,
  options: { scripts?: boolean; forcedColors?: boolean } = {},
) {
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
    forcedColors: options.forcedColors ? 'active' : 'none',
    // What moves only delays; that it may stand still is asked for by many shoppers as well.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  return context
}

/** A tab of a browser; those of one browser share the bag and what is kept. */
export async function openTab(context: BrowserContext, { language, size }: Run): Promise<Visit> {
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

/** Until React has the page and the sections that come after it: what is pressed from then on is answered. */
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
