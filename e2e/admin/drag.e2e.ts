import { expect } from '@playwright/test'
import { eachLanguage } from '../runs.ts'
import { test } from '../visit.ts'
import { adminTexts, signInAsOwner } from './admin-visit.ts'

test(
  'the sections of the home page are ordered by dragging, and Escape leaves them as they were',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    await signInAsOwner(visit)
    await page.goto('/admin/content/home')
    const sections = page.getByRole('listitem').filter({ has: page.getByTitle(t('form_drag')) })
    const handle = (place: number) => sections.nth(place).getByTitle(t('form_drag')).first()
    await handle(2).waitFor()
    const before = await sections.allInnerTexts()

    const grab = async () => {
      await handle(2).scrollIntoViewIfNeeded()
      const [from, to] = [await handle(2).boundingBox(), await handle(0).boundingBox()]
      if (!from || !to) throw new Error('The sections are not drawn.')
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
      await expect(sections.nth(0)).toHaveAttribute('data-drop', 'before')
    }
    await grab()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await sections.allInnerTexts()).toEqual(before)

    await grab()
    await page.mouse.up()
    const [first = '', second = '', third = '', ...rest] = before
    await expect.poll(() => sections.allInnerTexts()).toEqual([third, first, second, ...rest])
  },
)
