import { expect, type Page } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { onDesktop } from './runs.ts'
import { test } from './visit.ts'

test.use({ launchOptions: launchOptions(true) })

const windows = [
  { width: 1440, height: 900 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

test(
  'the headline is readable on the picture behind it, in any window and with text twice as large',
  { tag: onDesktop },
  async ({ visit: { page, open } }) => {
    await open('/home')
    for (const window of windows) {
      await page.setViewportSize(window)
      for (const letters of ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, letters)
        await page.waitForFunction(() => {
          const image = document.querySelector<HTMLImageElement>('main picture img')
          return image?.complete && image.naturalWidth > 0
        })
        // Large text needs a contrast of 3, small text 4.5.
        for (const [text, wanted] of [
          ['main h1', 3],
          ['main section:first-child a', 4.5],
        ] as const) {
          const where = `${text} at ${window.width} px with letters of ${letters}`
          expect.soft(await lowestContrast(page, text), where).toBeGreaterThan(wanted)
        }
      }
    }
  },
)

/** Between the colour of the words and the pixels behind them, of which the darkest half per cent is left out. */
async function lowestContrast(page: Page, selector: string): Promise<number> {
  const { clip, color } = await page.evaluate((target) => {
    const element = document.querySelector<HTMLElement>(target)
    if (!element) throw new Error(`There is no ${target}.`)
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top, width, height } = range.getBoundingClientRect()
    const [, ...parts] = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(element).color) ?? []
    element.style.opacity = '0'
    return {
      clip: { x: left + scrollX, y: top + scrollY, width, height },
      color: parts.map(Number),
    }
  }, selector)
  const picture = await page.screenshot({ clip, fullPage: true })
  await page.evaluate((target) => {
    document.querySelector<HTMLElement>(target)?.style.removeProperty('opacity')
  }, selector)
  return contrastOn(page, picture, color)
}

/** In the browser: a million numbers would be slow to bring over. */
function contrastOn(page: Page, picture: Buffer, color: number[]): Promise<number> {
  return page.evaluate(
    async ({ data, letters }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      context.drawImage(bitmap, 0, 0)
      const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data
      const ink = luminance(letters)
      // A typed array is sorted by number, and much faster than an array.
      const contrasts = new Float64Array(pixels.length / 4).map((_, index) => {
        const behind = luminance(pixels.subarray(index * 4, index * 4 + 3))
        return (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05)
      })
      contrasts.sort()
      return contrasts[Math.floor(contrasts.length / 200)] ?? 0

      function luminance([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      }

      function linear(part: number): number {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }
    },
    { data: picture.toString('base64'), letters: color },
  )
}
