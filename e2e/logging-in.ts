import { firstName } from '@rimal/contract/text/first-name'
import { expect } from '@playwright/test'
import { callShop, nameOf } from './shopping.ts'
import { openStorage, type Visit } from './visit.ts'

/** Returns a phone number that has no account yet, because accounts outlive a journey. */
export function newPhone(): string {
  return `50${digits(7)}`
}

export function newEmail(): string {
  return `mariam.${digits(9)}@example.com`
}

function digits(count: number): string {
  return Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')
}

/** The latest message to a contact, or the latest one of a kind, as the developer reads it. */
export async function messageTo(
  { context }: Visit,
  contact: string,
  wanted?: string,
): Promise<string> {
  let found: Message | undefined
  await expect
    .poll(async () => {
      const outbox: Message[] = await (await context.request.get('/dev/outbox')).json()
      found = outbox.find(({ to, kind }) => to === contact && (!wanted || kind === wanted))
      return found !== undefined
    })
    .toBe(true)
  return [found?.subject, found?.text].join('\n')
}

type Message = { to: string; kind: string; subject?: string; text: string }

export async function codeTo(visit: Visit, contact: string): Promise<string> {
  const message = await messageTo(visit, contact, 'one_time_code')
  const [code = ''] = /(?<![\d+])\d{4}(?!\d)/.exec(message) ?? []
  return code
}

/**
 * Registers a new customer over the API and logs the browser in: a shortcut for tests that begin with a customer. The
 * next page that opens belongs to the customer.
 */
export async function becomeCustomer(visit: Visit, contact = newEmail(), password?: string) {
  const { page } = visit
  const { challengeId } = await callShop(visit, 'identity/send-code', { contact, purpose: 'login' })
  const code = await codeTo(visit, contact)
  const { ticket } = await callShop(visit, 'identity/check-code', { challengeId, code })
  const { customer } = await callShop(visit, 'identity/register', {
    ticket,
    name: nameOf(visit),
    ...(password ? { password } : {}),
  })
  await openStorage(visit)
  await page.evaluate(
    (record) => localStorage.setItem('first_app', record),
    JSON.stringify(customer),
  )
}

export function otherCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

/** Requests a code on the current page, which then asks for the code. */
export async function requestCode({ page, t }: Visit, contact: string) {
  const isEmail = contact.includes('@')
  const main = page.getByRole('main')
  const field = main.getByLabel(t(isEmail ? 'email_address' : 'login_phone'), { exact: true })
  if (isEmail) {
    const choice = main.getByText(t('login_by_email'), { exact: true })
    // A page that has only just arrived may still move under the pointer.
    await expect.poll(() => choice.click().then(() => field.isVisible())).toBe(true)
  }
  await field.fill(contact)
  await main.getByRole('button', { name: t('login_send_code') }).click()
  await codeField({ page, t }).waitFor()
}

export function codeField({ page, t }: Pick<Visit, 'page' | 't'>) {
  return page.getByLabel(t('login_code'), { exact: true })
}

/** Registers a new customer, from the login page to the page that registration leads to. */
export async function register(visit: Visit, contact: string, password?: string) {
  const { page, t } = visit
  await requestCode(visit, contact)
  const to = contact.includes('@') ? contact : `+971${contact}`
  await codeField(visit).fill(await codeTo(visit, to))
  await page.waitForURL(/\/user-registration$/)
  await page.getByLabel(t('your_name'), { exact: true }).fill(nameOf(visit))
  if (password) await page.getByLabel(t('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('register_submit') }).click()
}

export async function logInByPassword({ page, t }: Visit, contact: string, password: string) {
  await page.getByLabel(t('login_username')).fill(contact)
  await page.getByLabel(t('password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login_submit'), exact: true })
    .click()
}

/** Waits for the account page of the customer. */
export async function seeAccount(visit: Visit) {
  const { page, t } = visit
  await page
    .getByRole('heading', {
      level: 1,
      name: t('account_hello', { name: firstName(nameOf(visit)) }),
    })
    .waitFor()
}

export async function logOutByMenu({ page, t }: Visit) {
  await page.getByRole('button', { name: t('menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('logout') })
    .click()
  await page.waitForURL(/\/home$/)
}
