import { expect } from '@playwright/test'
import { staffErrors } from '@rimal/contract/errors/staff-errors'
import { languagePath } from '@rimal/contract/language'
import type { placeWords } from '@rimal/contract/words/admin/places'
import { orderAsGuest } from '../ordering.ts'
import { eachLanguage } from '../runs.ts'
import { nameOf, products } from '../shopping.ts'
import { runStaffCommand } from '../staff/command.ts'
import { newContext, openTab, test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, watchPolicy } from './admin-visit.ts'
import { join } from './join.ts'

type Section = { en: [heading: string, text: string]; ar: [heading: string, text: string] }

/** The places that a member of staff who writes about the shop does not have. */
const hidden = [
  'admin_orders',
  'admin_production',
  'admin_returns',
  'admin_visits',
  'admin_money',
  'admin_discounts',
  'admin_customers',
  'admin_credit',
  'admin_settings',
  'admin_staff',
  'admin_audit',
] as const satisfies (keyof typeof placeWords)[]

/** Accepts an invitation with the role content in the browser, and is then on the first page of the admin. */
async function signInAsWriter(visit: Visit) {
  const { page, language } = visit
  const t = adminTexts(language)
  const email = `writer-${language}-${Date.now()}@example.com`
  const link = await runStaffCommand('staff', 'invite', email, 'content', '--language', language)
  await join(visit, link.trim())
  await page.getByRole('button', { name: t('join_button') }).click()
  await page.getByRole('button', { name: t('recovery_done') }).click()
  await page.getByRole('heading', { level: 1, name: t('admin_today') }).waitFor()
}

/** Expects no place of money in the navigation, on Today, and in the search over everything. */
async function expectNoMoney(visit: Visit, orderNumber: string) {
  const { page, language, size } = visit
  const t = adminTexts(language)
  const navigation = page.getByRole('navigation', { name: t('admin_navigation') })
  if (size === 'phone') await navigation.getByRole('button', { name: t('admin_more') }).click()
  const places = size === 'phone' ? page.getByRole('dialog') : navigation
  await places.getByRole('link', { name: t('admin_content'), exact: true }).waitFor()
  for (const place of hidden) {
    await expect(places.getByRole('link', { name: t(place), exact: true })).toHaveCount(0)
  }
  await expectUsable(visit)
  if (size === 'phone') await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).not.toContainText(/AED|د\.إ|RM-\d/)

  const palette = page.getByRole('dialog', { name: t('palette_title') })
  for (const words of [orderNumber, nameOf(visit), t('admin_money'), t('admin_customers')]) {
    await page.keyboard.press('Control+KeyK')
    await palette.getByRole('combobox').fill(words)
    await palette.getByText(/^(Nothing matches|لا شيء يطابق)/).waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'hidden' })
  }
}

/** Expects that pages of other staff, opened by their address, say whose they are and show nothing. */
async function expectHonestAnswers({ page, language }: Visit, orderNumber: string) {
  const refusal = staffErrors.not_allowed[language === 'arb' ? 'ar' : 'en']
  const addresses = [
    '/orders',
    `/orders/${orderNumber}`,
    '/orders/packing',
    '/production',
    '/returns',
    '/visits',
    '/money',
    '/money?list=differences',
    '/customers',
    '/discounts',
    '/discounts/new',
    '/credit',
    '/settings',
    '/settings/money',
    '/settings/connections',
    '/staff',
    '/audit',
  ]
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(`/admin${address}`)
      await expect(page.getByRole('main').getByText(refusal).first()).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/AED|د\.إ|@example\.com/)
    })
  }
}

/** Expects a product whose texts can be written, and whose prices cannot be changed. */
async function expectPricesFixed({ page, language }: Visit) {
  const t = adminTexts(language)
  await page.goto('/admin/products')
  await page.getByRole('row').nth(1).waitFor()
  await expect(page.getByRole('button', { name: t('products_new') })).toHaveCount(0)
  await page.goto('/admin/products/noor')
  const name = page.getByLabel(`${t('product_name')}, ${t('form_english')}`, { exact: true })
  await expect(name).toBeEditable()
  for (const label of [t('product_price'), t('product_compare_at')]) {
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable()
  }
}

/** Adds a section with a heading and a text in both languages at the end of the page that is open. */
async function addSection({ page, language }: Visit, texts: Section) {
  const t = adminTexts(language)
  await page.getByRole('button', { name: t('content_add_section') }).click()
  const section = page.getByRole('group', { name: /^(Section|القسم) \d+$/ }).last()
  for (const [side, name] of [
    ['en', t('form_english')],
    ['ar', t('form_arabic')],
  ] as const) {
    const [heading, text] = texts[side]
    await section.getByLabel(`${t('content_heading')}, ${name}`, { exact: true }).fill(heading)
    const adders = section.getByRole('group', { name: t('content_add_block', { language: name }) })
    await adders.getByRole('button', { name: t('content_block_p'), exact: true }).click()
    const block = t('content_block_name', { type: t('content_block_p'), place: 1 })
    await section.getByRole('textbox', { name: `${block}, ${name}`, exact: true }).click()
    await page.keyboard.type(text)
  }
}

test(
  'a person who writes for the shop sees no money, previews a draft in both languages and publishes it',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language, size } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    const shopper = await openTab(await newContext(visit), visit)
    await shopper.page.goto('/home')
    const email = `writer-${language}-${size}@example.com`
    const { orderNumber } = await orderAsGuest(shopper, products.mawj, { email })
    await signInAsWriter(visit)
    await expectNoMoney(visit, orderNumber)
    await expectHonestAnswers(visit, orderNumber)
    await expectPricesFixed(visit)

    // Each run has a page of its own, because the runs share a shop.
    const [slug, name] =
      language === 'arb'
        ? (['made-to-measure', 'content_slug_made_to_measure'] as const)
        : (['delivery-and-returns', 'content_slug_delivery_and_returns'] as const)
    const texts: Section = {
      en: ['A gift', `It is wrapped in cotton paper, ${orderNumber}.`],
      ar: ['هدية', `تُغلَّف القطعة بورق قطني، ${orderNumber}.`],
    }
    await page.goto('/admin/content')
    await page.getByRole('link', { name: t(name) }).click()
    await addSection(visit, texts)
    await page.getByRole('button', { name: t('draft_save') }).click()
    await page.getByText(t('draft_saved')).waitFor()
    await expectUsable(visit)
    const seeInShop = async (count: number) => {
      for (const side of ['en', 'ar'] as const) {
        const shown = shopper.page.getByText(texts[side][1])
        await expect(async () => {
          await shopper.page.goto(languagePath(side === 'ar' ? 'arb' : 'en', `/${slug}`))
          await expect(shown).toHaveCount(count, { timeout: 500 })
        }).toPass({ timeout: 10_000 })
      }
    }
    await seeInShop(0)

    await page.getByRole('button', { name: t('preview_open'), exact: true }).click()
    // The page that is shown, not one that is being loaded behind it.
    const frame = page.frameLocator('iframe:not([data-next])')
    const choice = page.getByRole('group', { name: t('preview_language') })
    for (const side of ['en', 'ar'] as const) {
      const label = t(side === 'en' ? 'form_english' : 'form_arabic')
      await choice.getByRole('button', { name: label, exact: true }).click()
      await expect(frame.locator('html')).toHaveAttribute('dir', side === 'en' ? 'ltr' : 'rtl')
      await frame.getByText(texts[side][1]).waitFor()
    }
    await page.getByRole('button', { name: t('preview_close') }).click()
    await page.getByRole('button', { name: t('draft_publish'), exact: true }).click()
    await page.getByText(t('draft_published')).waitFor()
    await seeInShop(1)
    await shopper.context.close()
    expect(blocked).toEqual([])
  },
)
