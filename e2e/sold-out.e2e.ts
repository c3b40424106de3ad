import { expect } from 'vitest'
import { hasFocus } from './keyboard.ts'
import { journey } from './visit.ts'

const size = 62

journey('a sold-out size is struck through and tells when it returns', async (visit) => {
  const { page, t, open, say } = visit
  await open('/product-details/noor?item=noor-black')
  const soldOut = page.getByRole('radio', { name: t('size_sold_out', { size }) })
  await soldOut.waitFor()
  expect(await soldOut.locator('svg path').isVisible()).toBe(true)

  await soldOut.click()
  const ask = page.getByRole('dialog', { name: t('sold_out_title', { size }) })
  const text = { name: say('Noor', 'نور'), color: say('Black', 'أسود'), size }
  await ask.getByText(t('sold_out_text', text)).waitFor()
  // It is not chosen by being pressed.
  expect(await soldOut.getAttribute('aria-checked')).toBe('false')

  const send = ask.getByRole('button', { name: t('sold_out_send') })
  const email = ask.getByLabel(t('sold_out_email'))
  await send.click()
  await ask.getByText(t('sold_out_email_missing')).waitFor()
  await expect.poll(() => hasFocus(email)).toBe(true)
  await email.fill('mariam@example')
  await send.click()
  await ask.getByText(t('email_incomplete')).waitFor()
  await email.fill(`mariam.${Date.now()}@example.com`)
  await send.click()

  await page.getByText(t('sold_out_done', text)).waitFor()
  await ask.waitFor({ state: 'hidden' })
  expect(await soldOut.evaluate((button) => button === document.activeElement)).toBe(true)
})

journey('a sold-out size can be sewn to measure instead', async (visit) => {
  const { page, t, open, say } = visit
  await open('/product-details/noor?item=noor-black')
  await page.getByRole('radio', { name: t('size_sold_out', { size }) }).click()
  await page.getByRole('button', { name: t('sold_out_measure') }).click()
  const form = page.getByRole('dialog', {
    name: t('custom_size_title_for', { name: say('Noor', 'نور') }),
  })
  await form.getByRole('button', { name: t('custom_size_save') }).waitFor()
})
