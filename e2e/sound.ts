import { expect } from 'vitest'
import { findBarriers, findOverhang } from './barriers.ts'
import { sizes, type Visit } from './visit.ts'

/**
 * What holds of every screen: no barrier, and nothing beside the window, neither on the narrowest
 * phone nor with letters twice as large. All that is wrong is said at once.
 */
export async function expectSound({ page, size }: Pick<Visit, 'page' | 'size'>, place = '') {
  expect.soft(await findBarriers(page), `barriers ${place}`).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await findOverhang(page), `at 320 px ${place}`).toEqual([])
  await page.setViewportSize(sizes[size])
  await setLetters('200%')
  expect.soft(await findOverhang(page), `with letters at 200 % ${place}`).toEqual([])
  await setLetters('')

  function setLetters(size: string) {
    return page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)
  }
}
