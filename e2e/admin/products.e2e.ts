import { expect } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { orderAsGuest } from '../ordering.ts'
import { eachLanguage, enOnDesktop } from '../runs.ts'
import { askStaff } from '../staff/client.ts'
import { newContext, openTab, test } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'
import { addColor, createDraft, fillBoth } from './new-product.ts'

test.use({ launchOptions: launchOptions(true) })

test(
  'an owner creates a product with pictures, colours, sizes and stock, publishes it, and a guest orders it',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    const name = { en: `Zumurrud ${language}`, ar: language === 'arb' ? 'زمرّد' : 'زمرّدة' }
    const id = `zumurrud-${language}`
    await signInAsOwner(visit)
    await createDraft(visit, name.en, name.ar)
    await page
      .getByRole('complementary')
      .getByText(t('product_lack_items'), { exact: true })
      .waitFor()
    const black = { en: 'Black', ar: 'أسود', sizes: [52, 54, 56, 58, 60] }
    await addColor(
      visit,
      { ...black, pictures: ['layla--black--front', 'layla--black--side', 'layla--black--detail'] },
      0,
    )
    await addColor(visit, { en: 'Mocha', ar: 'موكا', pictures: ['layla--mocha--front'] }, 1)
    await expectUsable(visit)
    await page.keyboard.press('Control+KeyS')
    await page.getByText(t('form_saved')).waitFor()

    const cell = (color: string, size: number) =>
      page.getByLabel(t('product_stock_cell', { color, size }))
    await cell(language === 'arb' ? 'أسود' : 'Black', 54).fill('3')
    await page.getByLabel(t('product_stock_reason')).selectOption('opening')
    await page.getByRole('button', { name: /^(Change the stock|تغيير مخزون)/ }).click()
    await page.getByText(t('product_stock_saved')).waitFor()
    const shopper = await openTab(await newContext(visit), visit)
    const heading = shopper.page.getByRole('heading', {
      level: 1,
      name: name[language === 'arb' ? 'ar' : 'en'],
    })
    const preview = await page
      .getByRole('link', { name: t('product_preview') })
      .getAttribute('href')
    await shopper.page.goto(preview ?? '')
    await heading.waitFor()
    await page.getByRole('button', { name: t('product_publish'), exact: true }).click()
    await page.getByText(t('products_state_published'), { exact: true }).first().waitFor()
    await expectUsable(visit)

    const product = { id, color: `${id}-black`, size: 54, name }
    await shopper.open(`/product-details/${id}`)
    await heading.waitFor()
    await orderAsGuest(shopper, product, { email: `zumurrud-${language}@example.com` })
    const { items } = await askStaff('get-product/{id}')({ id })
    expect(items[0]?.sizes.find(({ size }) => size === 54)).toMatchObject({ available: 2 })
    await shopper.context.close()
    expect(blocked).toEqual([])
  },
)

test(
  'two people who change the same product choose what is saved, and nothing is overwritten unseen',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, context, language } = visit
    const t = adminTexts(language)
    await signInAsOwner(visit)
    await createDraft(visit, 'Lulwa Pair', 'لولوة')
    const other = await openTab(context, visit)
    await other.page.goto('/admin/products/lulwa-pair')
    await other.page.getByLabel(t('product_price'), { exact: true }).fill('600')
    await fillBoth(other.page.locator('main'), t('product_subtitle'), {
      en: 'Theirs',
      ar: 'نصّهم',
      t,
    })
    await other.page.getByRole('button', { name: t('form_save') }).click()
    await other.page.getByText(t('form_saved')).waitFor()

    await page.getByLabel(t('product_price'), { exact: true }).fill('650')
    await page.getByRole('button', { name: t('form_save') }).click()
    const dialog = page.getByRole('dialog', { name: t('form_conflict_title') })
    await dialog.getByText('600').waitFor()
    await dialog.getByRole('button', { name: t('form_conflict_save') }).click()
    await dialog.waitFor({ state: 'hidden' })
    const saved = await askStaff('get-product/{id}')({ id: 'lulwa-pair' })
    expect(saved).toMatchObject({ price: 650_00, subtitle: { en: 'Theirs' } })
  },
)

test(
  'a page with unsaved changes asks before it is left, and a draft says what it lacks',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    await signInAsOwner(visit)
    await createDraft(visit, 'Lulwa Single', 'لولوة وحيدة')
    await page.getByLabel(t('product_price'), { exact: true }).fill('700')
    await page.getByRole('link', { name: t('admin_today') }).click()
    const dialog = page.getByRole('dialog', { name: t('form_leave_title') })
    await dialog.getByRole('button', { name: t('form_stay') }).click()
    await expect(page.getByLabel(t('product_price'), { exact: true })).toHaveValue('700.00')
    await page.getByRole('link', { name: t('admin_today') }).click()
    await dialog.getByRole('button', { name: t('form_save_and_leave') }).click()
    await page.getByRole('heading', { level: 1, name: t('admin_today') }).waitFor()
    const saved = await askStaff('get-product/{id}')({ id: 'lulwa-single' })
    expect(saved).toMatchObject({ price: 700_00, state: 'draft', lacks: ['items'] })
  },
)
