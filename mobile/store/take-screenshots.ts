import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languagePath, languages } from '@rimal/contract/language'
import { findChromium } from '../../tools/ensure-chromium.ts'
import { type Browser, chromium, type Page } from 'playwright-core'
import { frameScreenshot, headlineShare, pageShare, type Size } from './frame-screenshot.ts'
import { startSampleShop } from './start-sample-shop.ts'
import { type Screen, screens, stores } from './screens.ts'

// Takes the pictures for both stores in both languages: of the shop at the address that is given, or of a sample shop.
const [given] = process.argv.slice(2)
await using shop = given
  ? { address: given, async [Symbol.asyncDispose]() {} }
  : await startSampleShop()
await using browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--font-render-hinting=none',
  ],
})
for (const language of languages) {
  for (const store of stores) {
    const folder = join(import.meta.dirname, store.folder(language.htmlLanguage))
    await mkdir(folder, { recursive: true })
    await takeAll(browser, { address: shop.address, language, size: store.picture, folder })
  }
}

type Taking = { address: string; language: Language; size: Size; folder: string }

async function takeAll(browser: Browser, { address, language, size, folder }: Taking) {
  const width = 390
  // The picture of the page reaches from the headline to the lower edge.
  const height = Math.ceil((size.height * (1 - headlineShare) * width) / (size.width * pageShare))
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: language.htmlLanguage === 'ar' ? 'ar-AE' : 'en-AE',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  const page = await context.newPage()
  for (const screen of screens) {
    await show(page, screen, language)
    const headline = screen.headline[language.htmlLanguage]
    const taken = await page.screenshot()
    const framed = await frameScreenshot(browser, { page: taken, headline, language, size })
    const file = join(folder, `${screen.name}.png`)
    await writeFile(file, framed)
    process.stdout.write(`${file}\n`)
  }
  await context.close()
}

async function show(page: Page, { path }: Screen, { code }: Language) {
  const link = path.startsWith('/') ? null : await page.locator(path).first().getAttribute('href')
  await page.goto(link ?? languagePath(code, path))
  await page.locator('h1').first().waitFor()
  // Google Play refuses pictures that show a discount.
  await page.addStyleTag({ content: 'aside.bg-oud-deep { display: none }' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { width, left, right, top, bottom } = image.getBoundingClientRect()
      const isInView =
        width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
      return image.complete || !isInView
    }),
  )
}
