import { expect, type Locator } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { startsLike } from './texts.ts'
import { eachLanguage, enOnDesktop } from './runs.ts'
import { test, type Visit } from './visit.ts'

test.use({ launchOptions: launchOptions(true) })

/** `ratio`: pixels of the screen for one of CSS. */
type Screen = { width: number; height: number; ratio: number }

/** Wide enough that a picture beside the text is larger than the whole one fits in the low ones. */
const desktops: Screen[] = [
  { width: 1440, height: 900, ratio: 1 },
  { width: 1440, height: 760, ratio: 1 },
  { width: 1366, height: 768, ratio: 1 },
  { width: 1920, height: 1080, ratio: 1 },
  { width: 1440, height: 900, ratio: 2 },
  { width: 1440, height: 620, ratio: 2 },
]

const phones: Screen[] = [
  { width: 390, height: 844, ratio: 3 },
  { width: 844, height: 390, ratio: 3 },
  { width: 820, height: 1180, ratio: 2 },
]

test(
  'a picture that is enlarged is larger than on its page, and never far beyond its pixels',
  { tag: eachLanguage },
  async ({ visit }) => expectEnlarged(visit, visit.size === 'phone' ? phones : desktops),
)

test(
  'all of an enlarged picture is seen by scrolling, by dragging and by the keys',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t } = visit
    await showAt(visit, { width: 1440, height: 760, ratio: 1 })
    await visit.open('/product-details/noor')
    const large = await enlarge(
      visit,
      page.getByRole('button', { name: enlargeName(visit) }).first(),
    )
    const frame = page.getByRole('dialog').getByRole('figure')
    const hidden = async () => {
      const [picture, window] = [await large.boundingBox(), await frame.boundingBox()]
      if (!picture || !window) throw new Error('The picture is not to be seen.')
      return {
        above: Math.round(window.y - picture.y),
        below: Math.round(picture.y + picture.height - window.y - window.height),
      }
    }
    expect((await hidden()).above).toBe(0)
    const { below } = await hidden()
    expect(below).toBeGreaterThan(200)
    await frame.hover()
    await page.mouse.wheel(0, 5000)
    await expect.poll(hidden).toEqual({ above: below, below: 0 })
    await page.mouse.wheel(0, -5000)
    await expect.poll(hidden).toEqual({ above: 0, below })
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await hidden()).above).toBeGreaterThan(0)
    const box = await frame.boundingBox()
    if (!box) throw new Error('There is no frame.')
    await page.mouse.move(box.x + 300, box.y + 400)
    await page.mouse.down()
    await page.mouse.move(box.x + 300, box.y + 100, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await hidden()).above).toBeGreaterThan(300)
    // Nothing of it lies beside the frame, so that the keys sideways lead to the next picture.
    const source = () => large.getAttribute('src')
    const before = await source()
    await page.keyboard.press('ArrowRight')
    await expect.poll(source).not.toBe(before)
    expect((await hidden()).above).toBe(0)
    const out = page.getByRole('dialog').getByRole('button', { name: t('zoom_out') })
    while (await out.isEnabled()) await out.click()
    await expect.poll(hidden).toEqual({ above: 0, below: 0 })
  },
)

async function expectEnlarged(visit: Visit, screens: Screen[]) {
  const { page, t } = visit
  await visit.open('/product-details/noor')
  for (const screen of screens) {
    const where = `${screen.width} × ${screen.height}, ratio ${screen.ratio}`
    await showAt(visit, screen)
    const button = page.getByRole('button', { name: enlargeName(visit) }).first()
    const onPage = await drawnWidth(button.locator('img'))
    const large = await enlarge(visit, button)
    const wanted = Math.min(onPage * 1.2, screen.width - 1)
    await expect.poll(() => drawnWidth(large), { message: where }).toBeGreaterThan(wanted)
    const closer = page.getByRole('dialog').getByRole('button', { name: t('zoom_in') })
    while (await closer.isEnabled()) await closer.click()
    const nearest = await drawnWidth(large)
    const whole = Math.min(screen.width, screen.height * 0.8)
    expect.soft(nearest, where).toBeGreaterThan(Math.max(onPage, whole) * 1.2)
    // One pixel of the file for one of the screen, unless that is no enlargement at all.
    const pixels = Number(await large.getAttribute('width')) / screen.ratio
    expect.soft(nearest, where).toBeLessThan(Math.max(pixels, onPage * 1.25, whole * 1.5) * 1.01)
    // With `will-change` Chromium draws the whole picture once and stretches those pixels.
    const hint = await large.evaluate((image) => {
      const layers = [image, image.parentElement, image.parentElement?.parentElement]
      return layers.map((layer) => layer && getComputedStyle(layer).willChange)
    })
    expect(new Set(hint)).toEqual(new Set(['auto']))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
}

async function enlarge({ page }: Visit, button: Locator): Promise<Locator> {
  await button.click()
  const large = page.getByRole('dialog').getByRole('figure').locator('img')
  await large.waitFor()
  return large
}

function enlargeName({ t }: Visit): RegExp {
  return startsLike(t('picture_enlarge'))
}

async function showAt({ page, context }: Visit, { width, height, ratio }: Screen) {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: ratio,
    mobile: false,
  })
}

/** Without the empty edges beside a picture that is fitted into its frame. */
function drawnWidth(image: Locator): Promise<number> {
  return image.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return Math.min(width, height * 0.8)
  })
}
