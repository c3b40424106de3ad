import { expect } from '@playwright/test'
import { test, type Visit } from './visit.ts'

test('a slip in the domain of an email is offered to be mended wherever an email is typed', async ({
  visit: { page, t, open },
}) => {
  await open('/user-login')
  await page.getByText(t('login_by_email'), { exact: true }).click()
  const main = page.getByRole('main')
  await takesSuggestion(main.getByLabel(t('email_address')), main)
  await open('/find-order')
  await takesSuggestion(main.getByLabel(t('find_order_contact')), main)
  // A phone is no email.
  await main.getByLabel(t('find_order_contact')).fill('+971501234567')
  expect(await main.getByRole('button', { name: '@' }).count()).toBe(0)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await takesSuggestion(footer.getByLabel(t('email_address')), footer)
})

type Place = ReturnType<Visit['page']['getByRole']>

async function takesSuggestion(field: Place, place: Place) {
  await field.fill('noura@gmial.com')
  await place.getByRole('button', { name: 'noura@gmail.com' }).click()
  expect(await field.inputValue()).toBe('noura@gmail.com')
  expect(await place.getByRole('button', { name: '@' }).count()).toBe(0)
}
