import { errors } from '@rimal/contract/errors'
import { expect } from '@playwright/test'
import { test } from './visit.ts'

const size = 62

test('a sold-out size is struck through and offers an email when it is available again', async ({
  visit,
}) => {
  const { page, t, open, say } = visit
  await open('/product-details/noor?item=noor-black')
  const soldOut = page.getByRole('radio', { name: t('size_sold_out', { size }) })
  await soldOut.waitFor()
  expect(await soldOut.locator('svg path').isVisible()).toBe(true)

  await soldOut.click()
  const ask = page.getByRole('dialog', { name: t('sold_out_title', { size }) })
  const text = { name: say('Noor', 'نور'), color: say('Black', 'الأسود'), size }
  await ask.getByText(t('sold_out_text_or_phone', text)).waitFor()
  // A press does not choose a sold-out size.
  expect(await soldOut.getAttribute('aria-checked')).toBe('false')

  const send = ask.getByRole('button', { name: t('sold_out_send') })
  const email = ask.getByRole('textbox', { name: t('sold_out_email') })
  await send.click()
  await ask.getByText(t('field_required')).first().waitFor()
  await expect(email).toBeFocused()
  await email.fill('mariam@example')
  await send.click()
  await ask.getByText(t('email_incomplete')).waitFor()
  const name = `mariam.${Date.now()}`
  await email.fill(`${name}@gmial.com`)
  await ask.getByRole('button', { name: `${name}@gmail.com` }).click()
  expect(await email.inputValue()).toBe(`${name}@gmail.com`)
  await email.fill(`${name}@example.com`)
  await send.click()

  await page.getByText(t('sold_out_done', text)).waitFor()
  await ask.waitFor({ state: 'hidden' })
  expect(await soldOut.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a sold-out size offers a text message to a phone', async ({ visit }) => {
  const { page, t, open, say } = visit
  await open('/product-details/noor?item=noor-black')
  await page.getByRole('radio', { name: t('size_sold_out', { size }) }).click()
  const ask = page.getByRole('dialog', { name: t('sold_out_title', { size }) })
  await ask.getByText(t('login_by_phone'), { exact: true }).click()
  const send = ask.getByRole('button', { name: t('sold_out_send') })
  await send.click()
  await ask.getByText(t('field_required')).waitFor()
  await ask.getByRole('textbox', { name: t('login_phone') }).fill('4 555 0132')
  await send.click()
  const { en, ar } = errors.phone_refused
  await ask.getByText(say(en, ar)).waitFor()
  await ask.getByRole('textbox', { name: t('login_phone') }).fill('50 555 0186')
  await send.click()
  const text = { name: say('Noor', 'نور'), color: say('Black', 'الأسود'), size }
  await page.getByText(t('sold_out_done', text)).waitFor()
})

test('a sold-out size can be made to measure instead', async ({ visit }) => {
  const { page, t, open, say } = visit
  await open('/product-details/noor?item=noor-black')
  await page.getByRole('radio', { name: t('size_sold_out', { size }) }).click()
  await page.getByRole('button', { name: t('sold_out_measure') }).click()
  const form = page.getByRole('dialog', {
    name: t('custom_size_title_for', { name: say('Noor', 'نور') }),
  })
  await form.getByRole('button', { name: t('custom_size_save') }).waitFor()
})
