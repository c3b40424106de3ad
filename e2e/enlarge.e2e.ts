import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { startsLike } from './texts.ts'
import { onDesktop, journey } from './visit.ts'

journey(
  'a picture that is enlarged is larger than on its page, and is never drawn far beyond its pixels',
  async ({ page, t, open }) => {
    await open('/product-details/noor')
    const button = page.getByRole('button', { name: startsLike(t('picture_enlarge')) }).first()
    const onPage = await drawnWidth(button.locator('img'))
    await button.click()
    const dialog = page.getByRole('dialog')
    const large = dialog.getByRole('figure').locator('img')
    await large.waitFor()
    await expect.poll(() => drawnWidth(large)).toBeGreaterThan(onPage * 1.05)
    const closer = dialog.getByRole('button', { name: t('zoom_in') })
    while (await closer.isEnabled()) await closer.click()
    const pixels = Number(await large.getAttribute('width'))
    const drawn = await drawnWidth(large)
    expect(drawn / pixels).toBeLessThanOrEqual(1.25)
    expect(drawn).toBeGreaterThan(onPage * 1.5)
  },
  onDesktop,
)

/** Without the empty edges beside a picture that is fitted into its frame. */
function drawnWidth(image: Locator): Promise<number> {
  return image.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return Math.min(width, height * 0.8)
  })
}
