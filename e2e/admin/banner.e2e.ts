import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { eachLanguage } from '../runs.ts'
import { newContext, openTab, test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'

const picture = join(
  import.meta.dirname,
  '../../server/sample-shop/pictures/layla--mocha--front.webp',
)

type Both = { en: string; ar: string }

/** Fills a text in both languages; the label of each side names its language. */
async function fillBoth(place: Locator, label: string, { en, ar }: Both, { language }: Visit) {
  const t = adminTexts(language)
  await place.getByLabel(`${label}, ${t('form_english')}`, { exact: true }).fill(en)
  await place.getByLabel(`${label}, ${t('form_arabic')}`, { exact: true }).fill(ar)
}

/** Describes the picture of a banner, without which no banner is shown. */
async function describe(visit: Visit, acts: Locator) {
  const { page, language } = visit
  const t = adminTexts(language)
  await acts.click()
  await page.getByRole('menuitem', { name: t('pictures_describe') }).click()
  const dialog = page.getByRole('dialog')
  const shown = { en: 'A mocha abaya in lamplight', ar: 'عباية بلون الموكا في ضوء المصباح' }
  await fillBoth(dialog, t('pictures_alt'), shown, visit)
  await dialog.getByRole('button', { name: t('form_save') }).click()
  await expect(dialog).toHaveCount(0)
}

/** Writes a day and a time of the shop; the sample shop is in Dubai, four hours ahead of UTC. */
function dubaiTime(hoursFromNow: number): string {
  return new Date(Date.now() + (4 + hoursFromNow) * 3_600_000).toISOString().slice(0, 16)
}

/** Saves the form of the page, and waits until it is saved. */
async function save({ page, language }: Visit) {
  const t = adminTexts(language)
  await page.keyboard.press('Control+KeyS')
  await page.getByText(t('form_saved')).waitFor()
}

test(
  'a banner is made, planned for later, and seen by shoppers once its time has come',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language } = visit
    const t = adminTexts(language)
    const side = language === 'arb' ? 'ar' : 'en'
    // Each run has a title and a list of its own, so that the runs do not see the banners of each other.
    const title =
      language === 'arb'
        ? { en: 'Evenings of Eid', ar: 'أمسيات العيد' }
        : { en: 'Eid nights', ar: 'ليالي العيد' }
    const list = language === 'arb' ? 'best_seller' : 'limited_edition'
    const path = `/product-list/${list}`
    const blocked = await watchPolicy(visit)
    await signInAsOwner(visit)
    await page.goto('/admin/content/banners')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: t('banners_new') }).click()
    const dialog = page.getByRole('dialog')
    await fillBoth(dialog, t('banners_title'), title, visit)
    await dialog.getByLabel(t('banners_place')).selectOption(`collection:${list}`)
    await dialog.getByRole('button', { name: t('banners_create') }).click()

    await page.getByRole('heading', { level: 1, name: title[side] }).waitFor()
    const text = { en: 'Sixteen pieces for long evenings.', ar: 'ست عشرة قطعة لأمسيات طويلة.' }
    await fillBoth(page.locator('#words'), t('banners_text'), text, visit)
    await page.getByLabel(t('banners_target')).selectOption('place:all_products')
    await page.locator('#pictures input[type=file]').first().setInputFiles(picture)
    const acts = page.getByRole('button', { name: /^(Acts for|إجراءات)/ })
    await expect(acts).toHaveCount(1)
    await page.getByLabel(t('banners_hide')).uncheck()
    await describe(visit, acts)
    const from = page.getByLabel(
      t('moment_in_zone', {
        label: t('banners_begins'),
        zone: language === 'arb' ? 'توقيت دبي' : 'Dubai time',
      }),
    )
    await from.fill(dubaiTime(24))
    await save(visit)
    await page.getByText(t('banners_state_planned')).waitFor()
    await expectUsable(visit)

    const shopper = await openTab(await newContext(visit), visit)
    const banner = shopper.page.getByRole('heading', { level: 2, name: title[side] })
    await shopper.open(path)
    await expect(banner).toHaveCount(0)
    await from.fill(dubaiTime(-1))
    await save(visit)
    await page.getByText(t('banners_state_shown')).waitFor()
    await expect(async () => {
      await shopper.page.goto(languagePath(language, path))
      await expect(banner).toHaveCount(1)
    }).toPass()
    await expect(shopper.page.getByText(text[side])).toBeVisible()
    await expectUsable(shopper)
    const link = shopper.page.getByRole('main').getByRole('link', { name: shopper.t('shop') })
    await link.last().click()
    await expect(shopper.page).toHaveURL(/\/product-list$/)
    await shopper.context.close()

    await page.goto('/admin/content/menus')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page
      .locator('#side')
      .getByRole('button', { name: /^(Edit: |تعديل: )/ })
      .nth(1)
      .click()
    await expectUsable(visit)
    await page.goto('/admin/content/banners')
    await page.getByRole('link', { name: title[side] }).waitFor()
    await expectUsable(visit)
    expect(blocked).toEqual([])
  },
)
