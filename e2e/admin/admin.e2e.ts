import { expect } from '@playwright/test'
import { orderAsGuest } from '../ordering.ts'
import { eachLanguage, enOnDesktop } from '../runs.ts'
import { nameOf, products } from '../shopping.ts'
import { askStaff } from '../staff/client.ts'
import { test } from '../visit.ts'
import {
  adminTexts,
  expectUsable,
  invite,
  openPlace,
  signInAsOwner,
  watchPolicy,
} from './admin-visit.ts'
import { join, password } from './join.ts'

test(
  'an owner sets up access with an invitation, invites a person, and signs in with a recovery code',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    const email = `sara-${language}@example.com`
    await join(visit, await invite(email, language))
    await expectUsable(visit)
    await page.getByRole('button', { name: t('join_button') }).click()
    await page.getByRole('heading', { name: t('recovery_title') }).waitFor()
    const [code = ''] = await page.getByRole('listitem').allInnerTexts()
    await expectUsable(visit)
    await page.getByRole('button', { name: t('recovery_done') }).click()

    await openPlace(visit, 'admin_staff')
    await page.getByRole('button', { name: t('people_invite') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('sign_in_email'), { exact: true }).fill(`new-${language}@example.com`)
    await dialog.getByRole('button', { name: t('people_invite_send') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('row', { name: `new-${language}@example.com` }).waitFor()
    await expectUsable(visit)

    await page.getByRole('banner').getByRole('button', { name: 'Sara Omar' }).click()
    await page.getByRole('menuitem', { name: t('admin_sign_out') }).click()
    await page.getByLabel(t('sign_in_email')).fill(email)
    await page.getByLabel(t('sign_in_password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('sign_in_continue') }).click()
    await page.getByRole('button', { name: t('sign_in_recovery') }).click()
    await expectUsable(visit)
    await page.getByLabel(t('sign_in_recovery_title')).fill(code)
    await page.getByRole('button', { name: t('sign_in_button') }).click()
    // The address is still that of the page on which the person signed out.
    await page.getByRole('heading', { level: 1, name: t('admin_staff') }).waitFor()
    expect(blocked).toEqual([])
  },
)

test(
  'an order is found, confirmed, packed and shipped in the admin',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    await page.goto('/home')
    const email = `buyer-${language}@example.com`
    const { orderNumber } = await orderAsGuest(visit, products.mawj, { email })
    await signInAsOwner(visit)
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1, name: t('admin_today') }).waitFor()
    await expectUsable(visit)
    await page.getByRole('link', { name: t('admin_orders'), exact: true }).click()
    await page.getByLabel(t('orders_search')).fill(orderNumber.slice(3))
    await page.getByRole('link', { name: orderNumber }).click()
    await page.getByRole('heading', { level: 1, name: nameOf(visit) }).waitFor()
    await expectUsable(visit)

    const step = (name: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(name) })
    await step('order_step_confirmed').click()
    await step('order_step_ready').click()
    const dialog = page.getByRole('dialog')
    await step('order_step_shipped').click()
    await dialog.getByLabel(t('order_carrier')).fill('Aramex')
    await dialog.getByLabel(t('order_tracking')).fill('AX-12345')
    await dialog.getByRole('button', { name: t('order_step_shipped') }).click()
    // The customer may still cancel: staff send an order only where the customer asked them to.
    await dialog.getByLabel(t('order_force')).check()
    await dialog.getByRole('button', { name: t('order_step_shipped') }).click()
    await page.getByText('AX-12345').waitFor()
    const order = await askStaff('get-order/{orderNumber}')({ orderNumber })
    expect(order).toMatchObject({ status: 'shipped', shipment: { carrier: 'Aramex' } })
    expect(blocked).toEqual([])
  },
)

test(
  'a session that has ended asks for a sign-in above the page, which stays',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, context, language } = visit
    const t = adminTexts(language)
    await signInAsOwner(visit)
    await page.goto('/admin/orders')
    // What is typed is searched for while the session lasts.
    const found = page.waitForResponse(/list-orders\?.*q=RM/)
    await page.getByLabel(t('orders_search')).fill('RM')
    await found
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await context.clearCookies({ name: 'staff' })
    await page.getByRole('link', { name: t('staff_order_shipped') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('sign_in_ended')).waitFor()
    await dialog.getByLabel(t('sign_in_email')).waitFor()
    await expect(page.getByLabel(t('orders_search'))).toHaveCount(1)
  },
)
