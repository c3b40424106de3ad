import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { chromium } from 'playwright-core'
import { findChromium } from '../../tools/ensure-chromium.ts'

/**
 * `node bench/pages/font-fallbacks.ts` prints how much each system font must be enlarged or reduced so that the shop's texts
 * are as wide in it as in the shop's own font (`size-adjust` in `storefront/styles/fonts.css`). A font that this
 * machine lacks is named.
 */
const faces = [
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    language: 'en',
    fallbacks: ['Roboto', 'Liberation Sans', 'DejaVu Sans'],
  },
  {
    family: 'Marcellus',
    file: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    language: 'en',
    fallbacks: ['NotoSerif-Regular', 'Liberation Serif', 'DejaVu Serif'],
  },
  {
    family: 'Almarai',
    file: '@fontsource/almarai/files/almarai-arabic-400-normal.woff2',
    language: 'arb',
    fallbacks: ['NotoNaskhArabic-Regular', 'NotoSansArabic-Regular', 'DejaVu Sans'],
  },
  {
    family: 'El Messiri',
    file: '@fontsource/el-messiri/files/el-messiri-arabic-400-normal.woff2',
    language: 'arb',
    fallbacks: ['NotoNaskhArabic-Regular', 'NotoSansArabic-Regular', 'DejaVu Sans'],
  },
] as const

const { resolve } = createRequire(new URL('../../storefront/package.json', import.meta.url))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage()
for (const { family, file, language, fallbacks } of faces) {
  const texts = Object.values(dictionaryOf(language)).filter((text) => typeof text === 'string')
  const data = readFileSync(resolve(file)).toString('base64')
  const widths = await page.evaluate(measure, { family, data, texts, fallbacks: [...fallbacks] })
  for (const { name, ratio, ascent, descent } of widths) {
    const share = (value: number) => `${(value * 100).toFixed(1)}%`
    console.log(
      ratio === null
        ? `${family}: ${name} is not on this machine.`
        : `${family} for ${name}: size-adjust ${share(ratio)}; ascent-override ${share(ascent / ratio)}; descent-override ${share(descent / ratio)}`,
    )
  }
}
await browser.close()

/** Runs in the page: the width of all texts in the font, divided by their width in each fallback. */
async function measure(asked: {
  family: string
  data: string
  texts: string[]
  fallbacks: string[]
}) {
  const own = new FontFace('own', `url(data:font/woff2;base64,${asked.data})`)
  document.fonts.add(await own.load())
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  const widthOf = (font: string) => {
    context.font = `100px ${font}`
    return asked.texts.reduce((sum, text) => sum + context.measureText(text).width, 0)
  }
  const width = widthOf('own')
  const box = context.measureText('x')
  const rows = []
  for (const name of asked.fallbacks) {
    const local = new FontFace('fallback', `local('${name}')`)
    const found = await local.load().then(
      () => true,
      () => false,
    )
    if (found) document.fonts.add(local)
    rows.push({
      name,
      ratio: found ? width / widthOf('fallback') : null,
      ascent: box.fontBoundingBoxAscent / 100,
      descent: box.fontBoundingBoxDescent / 100,
    })
    document.fonts.delete(local)
  }
  document.fonts.delete(own)
  return rows
}
