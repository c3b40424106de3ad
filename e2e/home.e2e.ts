import { expect, type Page } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { eachLanguage, enOnDesktop } from './runs.ts'
import { test } from './visit.ts'

test.use({ launchOptions: launchOptions(true) })

/** The layout of the home page, and of the picture that the login page takes from it. */

const desktops = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

test(
  'the sections of the home page stand at even distances, 80 to 96 pixels on a desktop',
  { tag: eachLanguage },
  async ({ visit: { page, open, size } }) => {
    await open('/home')
    for (const window of size === 'desktop' ? desktops : [{ width: 390, height: 844 }]) {
      await page.setViewportSize(window)
      const gaps = await gapsOf(page)
      expect(gaps.length, `${window.width}`).toBeGreaterThanOrEqual(7)
      const [least, most] = size === 'desktop' ? [80, 96] : [64, 80]
      expect(Math.min(...gaps), `${window.width}: ${gaps}`).toBeGreaterThanOrEqual(least)
      expect(Math.max(...gaps), `${window.width}: ${gaps}`).toBeLessThanOrEqual(most)
    }
  },
)

test(
  'the rows of the home page end where their grid ends',
  { tag: eachLanguage },
  async ({ visit: { page, open } }) => {
    await open('/home')
    for (const window of desktops) {
      await page.setViewportSize(window)
      for (const { name, left, right, bottoms } of await rowsOf(page)) {
        const where = `${name} at ${window.width}`
        expect.soft(left, where).toBeLessThan(1)
        expect.soft(right, where).toBeLessThan(1)
        // What stands side by side at the end of a section ends on one line.
        expect.soft(Math.max(...bottoms) - Math.min(...bottoms), where).toBeLessThan(1)
      }
      expect(Math.abs(await offTheColumns(page)), `${window.width}`).toBeLessThan(1)
    }
  },
)

test(
  'the picture of the login page shows both sleeves of its abaya on a desktop',
  { tag: enOnDesktop },
  async ({ visit: { page, open } }) => {
    await open('/user-login')
    for (const window of desktops) {
      await page.setViewportSize(window)
      const image = page.getByRole('main').locator('picture img')
      const shown = await image.evaluate((element: HTMLImageElement) => {
        const { width, height } = element.getBoundingClientRect()
        const [across, along] = [element.width, element.height].map(Number)
        const ratio = Number(element.getAttribute('width')) / Number(element.getAttribute('height'))
        const isCropped = getComputedStyle(element).objectFit === 'cover'
        const drawn = isCropped ? Math.max(width, height * ratio) : Math.min(width, height * ratio)
        return { width: width / drawn, height: (height * ratio) / drawn, across, along }
      })
      expect(shown.across, `${window.width}`).toBeGreaterThan(window.width * 0.4)
      expect(shown.width, `${window.width}`).toBeGreaterThan(0.95)
      expect(shown.height, `${window.width}`).toBeGreaterThan(0.75)
    }
  },
)

/** The distances between what is seen of one section and of the next. */
function gapsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    const edges = [...document.querySelectorAll('main > section')].map((section) => {
      const isFilled = getComputedStyle(section).backgroundColor !== 'rgba(0, 0, 0, 0)'
      const parts = [...section.querySelectorAll('img, h1, h2, p, a, li, figure, label')]
      const boxes = (isFilled ? [section] : parts.filter(seen)).map((part) =>
        part.getBoundingClientRect(),
      )
      return {
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
    })
    return edges.slice(1).map(({ top }, index) => Math.round(top - (edges[index]?.bottom ?? 0)))
  })
}

/** Each list of pictures: how far it ends from the edges of the page's text, and where its last row ends. */
function rowsOf(page: Page) {
  return page.evaluate(() => {
    const rulers = [...document.querySelectorAll('main section .wrap')]
    const ruler = rulers.find((wrap) => wrap.querySelector('article'))
    if (!ruler) throw new Error('There is no row of products.')
    const { paddingLeft, paddingRight } = getComputedStyle(ruler)
    const box = ruler.getBoundingClientRect()
    const start = box.left + Number.parseFloat(paddingLeft)
    const end = box.right - Number.parseFloat(paddingRight)
    return [...document.querySelectorAll('main > section ul')]
      .filter((list) => list.querySelectorAll(':scope > li img').length > 2)
      .map((list) => {
        const items = [...list.children].map((item) => item.getBoundingClientRect())
        const last = Math.max(...items.map(({ top }) => top))
        return {
          name: list.closest('section')?.querySelector('h2')?.textContent ?? '',
          left: Math.abs(Math.min(...items.map(({ left }) => left)) - start),
          right: Math.abs(Math.max(...items.map(({ right }) => right)) - end),
          // The boxes of a grid always end together; what is seen in them may not.
          bottoms: [...list.children]
            .filter((item) => item.getBoundingClientRect().bottom > last)
            .map((item) =>
              Math.max(
                ...[...item.querySelectorAll('*')].map(
                  (part) => part.getBoundingClientRect().bottom,
                ),
              ),
            ),
        }
      })
  })
}

/** How far the end of the picture with the tape is from the end of the seventh of twelve columns. */
function offTheColumns(page: Page): Promise<number> {
  return page.evaluate(() => {
    const picture = document.querySelector('main section:has(ol) picture')
    const grid = picture?.closest('.wrap')
    if (!picture || !grid) throw new Error('There is no picture with a tape.')
    const { paddingLeft, paddingRight, columnGap, direction } = getComputedStyle(grid)
    const box = grid.getBoundingClientRect()
    const [before, after, gap] = [paddingLeft, paddingRight, columnGap].map(Number.parseFloat)
    const width = box.width - (before ?? 0) - (after ?? 0)
    const wanted = ((width + (gap ?? 0)) * 7) / 12 - (gap ?? 0)
    const { left, right } = picture.getBoundingClientRect()
    const isMirrored = direction === 'rtl'
    const start = isMirrored ? box.right - (after ?? 0) - right : left - box.left - (before ?? 0)
    return Math.abs(start) + Math.abs(right - left - wanted)
  })
}
