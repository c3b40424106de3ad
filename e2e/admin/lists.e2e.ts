import { expect } from '@playwright/test'
import { orderAsGuest } from '../ordering.ts'
import { eachLanguage, enOnDesktop } from '../runs.ts'
import { products } from '../shopping.ts'
import { newContext, openTab, test } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'

test(
  'a person filters a list, saves it as a view with fewer columns, leaves it and comes back',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language, size } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    await signInAsOwner(visit)
    await page.goto('/admin/products')
    const menu = page.getByRole('button', { name: t('list_menu') })
    await page.getByRole('row').nth(1).waitFor()
    const filter = async (value: string) => {
      if (size === 'desktop') return page.getByLabel(t('products_type')).selectOption(value)
      await page.getByRole('button', { name: t('list_filters') }).click()
      const found = page.waitForResponse((answer) => answer.url().includes(value))
      await page.getByRole('dialog').getByLabel(t('products_type')).selectOption(value)
      await found
      await expectUsable(visit)
      return page.getByRole('button', { name: t('list_filters_done') }).click()
    }
    await filter('everyday')
    const chips = page.getByRole('list', { name: t('list_chips') })
    await expect(chips.getByRole('button')).toHaveCount(2)
    await expectUsable(visit)

    await menu.click()
    await page.getByRole('menuitem', { name: t('list_columns') }).click()
    const columns = page.getByRole('dialog', { name: t('list_columns_title') })
    await columns.getByRole('checkbox', { name: t('products_available') }).press('Space')
    await columns.getByLabel(t('list_density_dense')).check()
    await expectUsable(visit)
    await columns.getByRole('button', { name: t('list_columns_use') }).click()
    await expect(page.getByText(t('products_available'), { exact: true })).toHaveCount(0)

    await menu.click()
    await page.getByRole('menuitem', { name: t('list_view_save_as') }).click()
    const name = `Everyday ${language}`
    await page.getByRole('dialog').getByLabel(t('list_view_name')).fill(name)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('list_view_save') })
      .click()
    const tab = page.getByRole('link', { name })
    await expect(tab).toHaveAttribute('aria-current', 'page')

    await chips.getByRole('button', { name: t('list_clear_all') }).click()
    await expect(tab).not.toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: t('list_view_back') }).click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await page.reload()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expectUsable(visit)
    await menu.click()
    await page.getByRole('menuitem', { name: /^(Delete|حذف)/ }).click()
    await page.getByRole('button', { name: t('list_view_delete_act') }).click()
    await expect(tab).toHaveCount(0)
    expect(blocked).toEqual([])
  },
)

test(
  'orders are selected and confirmed at once, and what is left out says why',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language } = visit
    const t = adminTexts(language)
    const email = `bulk-${language}-${visit.size}@example.com`
    const order = async () => {
      const shopper = await openTab(await newContext(visit), visit)
      await shopper.page.goto('/home')
      const placed = await orderAsGuest(shopper, products.dana, { email })
      await shopper.context.close()
      return placed.orderNumber
    }
    const orderNumber = await order()
    const another = await order()
    await signInAsOwner(visit)
    await page.goto(`/admin/orders?q=${email}`)
    const box = page.getByLabel(t('list_select', { name: orderNumber }))
    await box.check()
    const bar = page.getByRole('region', { name: t('list_bulk_acts') })
    await expectUsable(visit)
    await expect(bar.getByRole('link', { name: t('list_bulk_slips') })).toHaveAttribute(
      'href',
      `/admin/orders/packing?numbers=${orderNumber}`,
    )
    const confirm = new RegExp(`^${t('order_step_confirmed')}`)
    await bar.getByRole('button', { name: confirm }).click()
    await expectUsable(visit)
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    await page.getByText(t('staff_order_confirmed'), { exact: true }).last().waitFor()
    await expect(bar).toHaveCount(0)

    // An order that is confirmed already is not counted, and the report says why it was left out.
    await box.check()
    await expect(bar.getByRole('button', { name: confirm })).toBeDisabled()
    await page.getByLabel(t('list_select', { name: another })).check()
    await bar.getByRole('button', { name: confirm }).click()
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    const left = page.getByRole('region', { name: /^(One was left out|استُثني واحد)/ })
    await left.getByRole('link', { name: orderNumber }).waitFor()
    await expectUsable(visit)
  },
)

test(
  'a range of rows is selected with the shift key, and everything that matches by one button',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    await signInAsOwner(visit)
    await page.goto('/admin/products')
    const rows = page.getByRole('row').getByRole('checkbox')
    await rows.nth(2).click()
    await rows.nth(5).click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: t('list_bulk_acts') })
    await bar.getByText('4 selected').waitFor()
    await bar.getByRole('button', { name: /^Select all/ }).click()
    await rows.nth(3).uncheck()
    const total = Number(/\d+/.exec((await page.getByText(/in all$/).textContent()) ?? '')?.[0])
    await bar.getByText(`${total - 1} selected`).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('list_menu') }).click()
    await page.getByRole('menuitem', { name: t('list_download') }).click()
    expect((await download).suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  },
)
