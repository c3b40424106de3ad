import { readFileSync } from 'node:fs'
import type { Language } from '@rimal/contract/language'
import type { Browser } from 'playwright-core'
import { faceFiles } from '../artwork/faces.ts'

export type Size = { width: number; height: number }

/** The share of the picture's height that the headline has, and of its width that the page has. */
export const headlineShare = 0.2
export const pageShare = 0.84

/** Puts a picture of a page below a headline, on paper, as a PNG of exactly this size. */
export async function frameScreenshot(
  browser: Browser,
  {
    page,
    headline,
    language,
    size,
  }: { page: Buffer; headline: string; language: Language; size: Size },
): Promise<Buffer> {
  const sheet = await browser.newPage({ viewport: size, deviceScaleFactor: 1 })
  try {
    await sheet.setContent(documentOf(page, headline, language, size))
    await sheet.evaluate(() => document.fonts.ready)
    return await sheet.screenshot()
  } finally {
    await sheet.close()
  }
}

function documentOf(
  page: Buffer,
  headline: string,
  { htmlLanguage, direction }: Language,
  size: Size,
) {
  const font = readFileSync(new URL(faceFiles[htmlLanguage])).toString('base64')
  const fontSize = Math.round(size.width * (htmlLanguage === 'ar' ? 0.088 : 0.078))
  return `<!doctype html><html lang="${htmlLanguage}" dir="${direction}"><meta charset="utf-8"><style>
    @font-face { font-family: Headline; src: url(data:font/ttf;base64,${font}) }
    * { margin: 0; box-sizing: border-box }
    body { block-size: 100vh; overflow: hidden; background: #fbf9f5; color: #1f1a17 }
    h1 { block-size: ${headlineShare * 100}%; display: grid; place-content: center; padding-inline: 9%;
      font: 400 ${fontSize}px/1.22 Headline; text-align: center; text-wrap: balance }
    img { display: block; inline-size: ${pageShare * 100}%; margin-inline: auto; outline: 2px solid #b38b4d }
  </style><h1>${headline}</h1><img alt="" src="data:image/png;base64,${page.toString('base64')}"></html>`
}
