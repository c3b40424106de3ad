import { expect } from '@playwright/test'
import { orderInCart } from '../ordering.ts'
import { eachLanguage } from '../runs.ts'
import { products, putInCart } from '../shopping.ts'
import { askStaff } from '../staff/client.ts'
import { test } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner } from './admin-visit.ts'

test(
  'an order is held until the customer answers, and one of its units is cancelled',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    await page.goto('/home')
    await putInCart(visit, products.dana)
    await putInCart(visit, products.dana)
    const { orderNumber } = await orderInCart(visit, { email: `held-${language}@example.com` })
    await signInAsOwner(visit)
    await page.goto(`/admin/orders/${orderNumber}`)
    const act = (key: Parameters<typeof t>[0]) =>
      page.getByRole('button', { name: t(key), exact: true })
    const dialog = page.getByRole('dialog')

    await act('order_hold').click()
    await dialog.getByLabel(t('order_hold_note')).fill('Which floor is it?')
    await expectUsable(visit)
    await dialog.getByRole('button', { name: t('order_hold') }).click()
    await act('order_release').waitFor()
    await expectUsable(visit)
    await act('order_release').click()
    await act('order_hold').waitFor()

    await act('order_cancel_lines').click()
    await dialog.getByRole('group').getByRole('combobox').selectOption('1')
    await dialog.getByRole('combobox').last().selectOption({ index: 1 })
    await expectUsable(visit)
    await dialog.getByRole('button', { name: t('order_cancel_lines') }).click()
    await expect(dialog).toHaveCount(0)
    await expectUsable(visit)
    const order = await askStaff('get-order/{orderNumber}')({ orderNumber })
    expect(order.lines).toMatchObject([{ quantity: 2, cancelled: 1 }])
  },
)
