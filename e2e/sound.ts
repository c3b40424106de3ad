import { expect } from 'vitest'
import { findBarriers, findOverhang } from './barriers.ts'
import { sizes, type Visit } from './visit.ts'

/**
 * What holds of every screen: no barrier, and nothing beside the window, neither on the narrowest
 * phone nor with letters twice as large. All that is wrong is said at once.
 */
export async function expectSound({ page, size }: Pick<Visit, 'page' | 'size'>, place = '') {
  expect.soft(await findBarriers(page), `barriers ${place}`).toEqual([])
  const own = sizes[size]
  await expectRoom({ width: 320, height: 640 }, '100%')
  await expectRoom(sizes.phone, '200%')
  if (own !== sizes.phone) await expectRoom(own, '200%')
  await show(own, '')

  async function expectRoom(window: { width: number; height: number }, letters: string) {
    await show(window, letters)
    const where = `${window.width} px wide, letters at ${letters} ${place}`
    expect.soft(await findOverhang(page), where).toEqual([])
  }

  async function show(window: { width: number; height: number }, letters: string) {
    await page.setViewportSize(window)
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
  }
}
