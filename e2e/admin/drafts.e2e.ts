import { expect } from '@playwright/test'
import type { Home } from '@rimal/contract/content/home'
import { languagePath } from '@rimal/contract/language'
import { eachLanguage } from '../runs.ts'
import { test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'

/** The page that the preview shows, not one that is being loaded behind it. */
const shownFrame = 'iframe:not([data-next])'

test(
  'an owner styles a text, looks at the draft in both languages, and publishes it',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, context, language, size } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    // The two runs share a shop.
    const slug = language === 'arb' ? 'terms' : 'about'
    await signInAsOwner(visit)
    await page.goto(`/admin/content/pages/${slug}`)

    const field = page
      .getByRole('textbox', {
        name: new RegExp(`^${t('content_block_p')} 1, ${t('form_english')}$`),
      })
      .first()
    await field.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type(`Ask the tailor ${language}`)
    await page.keyboard.press('Shift+Home')
    await page
      .getByRole('button', { name: t('rich_bold'), exact: true })
      .first()
      .click()
    await page
      .getByRole('button', { name: t('rich_link'), exact: true })
      .first()
      .click()
    const target = page.getByLabel(t('rich_link_to'))
    await target.fill('javascript:alert(1)')
    await target.press('Enter')
    await page.getByText(t('rich_link_wrong')).waitFor()
    await target.fill('/home-service')
    await target.press('Enter')
    await expect(field.getByRole('link', { name: `Ask the tailor ${language}` })).toBeVisible()
    await page.keyboard.press('Control+KeyS')
    await page.getByText(t('draft_saved')).waitFor()
    await expectUsable(visit)

    const shown = await context.newPage()
    const read = async () => {
      await shown.goto(`/${slug}`)
      return shown.getByRole('link', { name: `Ask the tailor ${language}` }).count()
    }
    expect(await read()).toBe(0)

    const opener = page.getByRole('button', { name: t('preview_open'), exact: true })
    await opener.click()
    await expect(page.getByRole('heading', { name: t('preview_title') })).toBeFocused()
    const frame = page.frameLocator(shownFrame)
    await page.getByRole('button', { name: t('form_english'), exact: true }).click()
    await expect(frame.getByRole('link', { name: `Ask the tailor ${language}` })).toHaveAttribute(
      'href',
      '/home-service',
    )
    // What is typed is shown without being saved. On a phone the preview takes the place of the form.
    if (size === 'desktop') {
      const title = page.getByLabel(`${t('content_title')}, ${t('form_english')}`, { exact: true })
      const written = await title.inputValue()
      await title.fill('Just typed')
      await frame.getByRole('heading', { name: 'Just typed' }).waitFor()
      await title.fill(written)
      await frame.getByRole('heading', { name: written, exact: true }).waitFor()
    }
    await page.getByRole('button', { name: t('preview_wide'), exact: true }).click()
    await page.getByRole('button', { name: t('form_arabic'), exact: true }).click()
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectUsable(visit)
    await page.getByRole('button', { name: t('preview_close') }).click()
    await expect(opener).toBeFocused()

    await page.getByRole('button', { name: t('draft_publish'), exact: true }).click()
    await expect(page.getByText(t('draft_published'))).toBeVisible()
    await expect(page.locator('output:focus')).toHaveText(t('draft_published'))
    await expect.poll(read).toBe(1)
    await expect(shown.getByText(`Ask the tailor ${language}`)).toHaveCSS('font-weight', '600')
    expect(blocked).toEqual([])
  },
)

test('an owner hides and moves a section of the home page, and plans it', async ({ visit }) => {
  const { page, context, language } = visit
  const t = adminTexts(language)
  const blocked = await watchPolicy(visit)
  await signInAsOwner(visit)
  await page.goto('/admin/content/home')
  const name = t('home_section_reviews')
  await page.getByRole('button', { name: `${t('form_up')}: ${name}` }).click()
  await page
    .getByRole('checkbox', { name: t('home_show_named', { name: t('home_section_story') }) })
    .uncheck()
  await page.getByLabel(t('home_source_products')).last().check()
  await page.getByRole('searchbox', { name: t('look_find') }).fill('noor')
  await page.getByRole('button', { name: /Noor|نور/ }).click()
  await expectUsable(visit)
  const title = `${t('home_list_title')}, ${t('form_english')}`
  await page.getByLabel(title, { exact: true }).fill('For Eid')
  await page.keyboard.press('Control+KeyS')
  await page.getByText(t('draft_saved')).waitFor()
  await expect(page.getByLabel(title, { exact: true })).toBeFocused()
  await expectDraftOfHome(visit)

  await page.getByRole('button', { name: t('draft_plan'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const moment = dialog.locator('input')
  await expect(moment).toBeFocused()
  await moment.fill('2099-01-01T08:00')
  const confirm = dialog.getByRole('button', { name: t('draft_plan_save') })
  await confirm.click()
  await page.getByRole('button', { name: t('draft_replan') }).click()
  await expect(moment).toHaveValue('2099-01-01T08:00')
  await moment.fill('2099-02-01T08:00')
  await confirm.click()
  await page
    .getByText(/Feb|فبراير/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: t('draft_unplan') }).click()
  await page.getByText(t('draft_unplanned')).waitFor()
  await page.getByRole('button', { name: t('draft_discard'), exact: true }).click()
  await dialog.getByRole('button', { name: t('draft_discard') }).click()
  await page.getByText(t('draft_discarded')).waitFor()

  const shop = await context.newPage()
  await shop.goto(languagePath(language, '/home'))
  await expect(shop.getByText('For Eid')).toHaveCount(0)
  expect(blocked).toEqual([])
})

/** The preview shows the reviews above the home visits, the chosen products, and not the hidden section. */
async function expectDraftOfHome({ page, t: shopText, language }: Visit) {
  const t = adminTexts(language)
  const reply = await page.request.get(`/api/home/get-home?language_code=${language}`)
  const { result } = (await reply.json()) as { result: Home }
  const { story, homeService } = result.texts
  await page.getByRole('button', { name: t('preview_open'), exact: true }).click()
  const headings = page.frameLocator(shownFrame).getByRole('heading', { level: 2 })
  await headings.filter({ hasText: 'For Eid' }).waitFor()
  const titles = (await headings.allTextContents()).map((title) => title.trim())
  expect(titles).not.toContain(story.title)
  const reviews = titles.indexOf(shopText('in_their_words'))
  expect(reviews).toBeGreaterThan(titles.indexOf('For Eid'))
  expect(titles.indexOf(homeService.title)).toBeGreaterThan(reviews)
  await page.getByRole('button', { name: t('preview_close') }).click()
}
