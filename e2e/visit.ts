import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type LanguageCode, languagePath } from '@rimal/contract/language'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const
type Size = keyof typeof sizes

const ways: { language: LanguageCode; size: Size }[] = [
  { language: 'en', size: 'phone' },
  { language: 'arb', size: 'phone' },
  { language: 'en', size: 'desk' },
  { language: 'arb', size: 'desk' },
]

export type Visit = {
  page: Page
  context: BrowserContext
  language: LanguageCode
  size: Size
  /** Opens a page of the shop by its English path, in the visit's language. */
  open(path: string): Promise<void>
  /** The text in the visit's language. */
  say(english: string, arabic: string): string
}

let browser: Promise<Browser> | undefined

/** One journey in both languages, on a phone and at a desk. */
export function journey(sentence: string, walk: (visit: Visit) => Promise<void>) {
  for (const way of ways) {
    test(`${sentence} (${way.language}, ${way.size})`, async () => {
      await using visit = await startVisit(way)
      await walk(visit)
      // A refused call is told by the page; the browser's own line about it is no complaint.
      expect(visit.complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual(
        [],
      )
    })
  }
}

export async function startVisit({ language, size }: { language: LanguageCode; size: Size }) {
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
    hasTouch: size === 'phone',
    locale: language === 'arb' ? 'ar-AE' : 'en-AE',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const visit: Visit = {
    page,
    context,
    language,
    size,
    open: async (path) => {
      await page.goto(languagePath(language, path), { waitUntil: 'networkidle' })
    },
    say: (english, arabic) => (language === 'arb' ? arabic : english),
  }
  return {
    ...visit,
    /** What the browser complained of. */
    complaints,
    async [Symbol.asyncDispose]() {
      await context.close()
    },
  }
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Everything that WCAG 2.2 A and AA holds against the page as it stands. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axeFile, 'utf8'))
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  })
}

type AxeResults = {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}
