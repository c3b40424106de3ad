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

/**
 * Chooses the run of a journey by its name: always the same run for a name, and each run for about half of the
 * names.
 */
function wayInTurn(sentence: string): Run[] {
  if (process.env['E2E_PICTURES']) return everyRun
  const sum = [...sentence].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return eachLanguage.filter((_, index) => index === sum % eachLanguage.length)
}

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

/** Runs several walks, each in all of its runs, at the same time: for walks that take minutes. */
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

/** Saves a screenshot, because the screen explains more than the line that failed. */
async function picture({ page, complaints }: Visit, error: Error): Promise<never> {
  const path = join(tmpdir(), `rimal-journey-${Date.now()}.png`)
  await page.screenshot({ path }).catch(() => {})
  error.message += [`\nat ${page.url()}, pictured in ${path}`, ...complaints].join('\n')
  throw error
}

/** The page itself reports a refused call, so the browser's own line about the call is no complaint. */
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

/** Opens another browser context, of which the shop knows nothing. */
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
    // Animations only delay the journeys, and many shoppers ask for reduced motion as well.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  return context
}

/** Opens a tab of a browser; the tabs of one browser share the cart and the stored data. */
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
