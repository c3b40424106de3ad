import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findBarriers, findOverhang, findSmallFields } from './barriers.ts'
import { sizes } from './runs.ts'
import type { Visit } from './visit.ts'

const album = process.env['E2E_PICTURES']

/**
 * Expects of every screen: no accessibility barrier, no field that a phone enlarges, and no horizontal overflow, neither
 * on the narrowest phone nor with text twice as large. All problems are reported at once. With E2E_PICTURES, a picture of each screen is saved
 * to that folder for visual review.
 */
export async function expectSound(visit: Pick<Visit, 'page' | 'size' | 'language'>, place = '') {
  const { page, size } = visit
  if (album) await picture(visit, place)
  expect.soft(await findBarriers(page), `barriers ${place}`).toEqual([])
  if (size === 'phone') expect.soft(await findSmallFields(page), `fields ${place}`).toEqual([])
  const own = sizes[size]
  await expectSpace({ width: 320, height: 640 }, '100%')
  await expectSpace(sizes.phone, '200%')
  if (own !== sizes.phone) await expectSpace(own, '200%')
  await show(own, '')

  async function expectSpace(window: { width: number; height: number }, letters: string) {
    await show(window, letters)
    const where = `${window.width} px wide, letters at ${letters} ${place}`
    expect.soft(await findOverhang(page), where).toEqual([])
  }

  async function show(window: { width: number; height: number }, letters: string) {
    await page.setViewportSize(window)
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
  }
}

async function picture({ page, size, language }: Parameters<typeof expectSound>[0], place: string) {
  const { pathname, search } = new URL(page.url())
  const name = `${place || pathname + search}`.replaceAll(/[^\w-]+/g, '-').replace(/^-(ar-)?/, '')
  await page.waitForLoadState('load')
  // A dialog covers the window only; a page is wanted whole.
  const fullPage = !(await page.getByRole('dialog').isVisible())
  const path = join(album ?? '', `${name}.${language}.${size}.png`)
  await page.screenshot({ path, fullPage })
}
