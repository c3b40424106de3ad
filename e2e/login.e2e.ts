import { expect } from '@playwright/test'
import {
  requestCode,
  codeField,
  codeTo,
  logInByPassword,
  logOutByMenu,
  messageTo,
  newEmail,
  newPhone,
  otherCode,
  register,
  seeAccount,
} from './logging-in.ts'
import { nameOf, products, putInCart } from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { arbOnDesktop, eachLanguage } from './runs.ts'
import { isAlive, newContext, openTab, test, type Visit } from './visit.ts'

test(
  'a guest registers by a code to the phone, and the units of the cart stay',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const phone = newPhone()
    await putInCart(visit, products.hind)
    await putInCart(visit, products.hala)
    await open('/cart')
    await page.getByRole('button', { name: t('summary_checkout') }).click()
    const ask = page.getByRole('dialog', { name: t('guest_checkout_title') })
    await ask.getByRole('link', { name: t('login_title') }).click()
    await page.waitForURL(/\/user-login$/)

    await requestCode(visit, phone)
    await page.getByText(startsLike(t('login_code_sent', { count: 4 }))).waitFor()
    const code = await codeTo(visit, `+971${phone}`)
    await codeField(visit).pressSequentially(otherCode(code))
    await page.getByText(startsLike(textOfWrongCode(visit))).waitFor()
    expect(await codeField(visit).inputValue()).toBe('')
    // Pasted, in the digits of Arabic keyboards.
    await codeField(visit).fill(visit.say(`Your code is ${code}.`, arabicDigits(code)))

    await page.waitForURL(/\/user-registration$/)
    await page.getByRole('button', { name: t('register_submit') }).click()
    await page.getByText(t('field_required')).first().waitFor()
    await page.getByLabel(t('your_name'), { exact: true }).fill(nameOf(visit))
    await page.getByRole('button', { name: t('register_submit') }).click()

    // Login leads back to the page that the shopper wanted to open, with the customer's known details.
    await page.waitForURL(/\/checkout\?step=contact$/)
    await page.getByText(t('login_merged', { count: 2 })).waitFor()
    await expect(page.getByLabel(t('address_name'))).toHaveValue(nameOf(visit))
    const shown = await page.getByLabel(t('address_phone'), { exact: true }).inputValue()
    expect(shown.replaceAll(' ', '')).toBe(phone)
    await open('/home')
    await page.getByRole('link', { name: t('units_in_cart', { count: 2 }) }).waitFor()
  },
)

test('logging out leaves no data of the customer but the language', async ({ visit }) => {
  const { page, t, open, language } = visit
  await putInCart(visit, products.hind)
  await open('/user-login')
  await register(visit, newPhone())
  await seeAccount(visit)
  await page.getByRole('link', { name: t('units_in_cart', { count: 1 }) }).waitFor()
  await page.evaluate((code) => localStorage.setItem('selectedLanguage', code), language)

  await logOutByMenu(visit)
  await isAlive(page)
  const left = await page.evaluate(() => ({
    record: localStorage.getItem('first_app'),
    language: localStorage.getItem('selectedLanguage'),
    typed: Object.keys(sessionStorage).filter((key) => key.startsWith('rimal')),
  }))
  expect(left).toEqual({ record: null, language, typed: [] })
  await page.getByRole('link', { name: t('units_in_cart', { count: 0 }) }).waitFor()
  await open('/my-account')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('login_title') })
    .click()
  await page.waitForURL(/\/user-login$/)
})

test('a code survives the other language, and another one is not sent too soon', async ({
  visit,
}) => {
  const { page, t, open, say } = visit
  const phone = newPhone()
  await page.clock.install()
  await open('/user-login')
  await requestCode(visit, phone)
  await page.getByText(startsLike(t('login_new_code_in'))).waitFor()
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: t('login_new_code') }).click()
  // The server has a clock of its own, so it still refuses a new code.
  await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  await page.getByText(startsLike(t('login_new_code_in'))).waitFor()

  // To change the number and find it right after all costs no other code.
  await page.getByRole('button', { name: t('login_change_phone') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login_send_code') })
    .click()
  await codeField(visit).waitFor()

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('العربية', 'English') })
    .click()
  await page.waitForURL(say('/ar/user-login', '/user-login'))
  await isAlive(page)
  await page.locator('input[name="code"]').fill(await codeTo(visit, `+971${phone}`))
  await page.waitForURL(/\/user-registration$/)
})

test(
  'a forgotten password is set anew by the link of an email',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const email = newEmail()
    await open('/user-login')
    await register(visit, email, 'sand and the sea')
    await seeAccount(visit)
    await logOutByMenu(visit)
    await isAlive(page)

    await open('/user-login')
    await page.getByRole('button', { name: t('login_with_password') }).click()
    await logInByPassword(visit, email, 'not this one')
    await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await page.getByRole('link', { name: t('password_forgot') }).click()
    await page.waitForURL(/\/forgot-password$/)
    await requestCode(visit, email)

    const { pathname, hash } = new URL(linkIn(await messageTo(visit, email)))
    await page.goto(pathname + hash)
    await isAlive(page)
    await page.getByRole('button', { name: t('login_go_on') }).click()
    await page.getByRole('button', { name: t('set_password_submit') }).click()
    await page.getByText(t('field_required')).waitFor()
    await page.getByLabel(t('password_new'), { exact: true }).fill('short')
    await page.getByText(t('password_more', { count: 3 })).waitFor()
    await page.getByLabel(t('password_new'), { exact: true }).fill('password123')
    await page.getByRole('button', { name: t('set_password_submit') }).click()
    await page.locator('#content [aria-invalid="true"]').waitFor()
    await page.getByLabel(t('password_new'), { exact: true }).fill('the dunes at noon')
    await page.getByText(t('password_strong')).waitFor()
    await page.getByRole('button', { name: t('set_password_submit') }).click()

    await page.waitForURL(/\/user-login$/)
    await logInByPassword(visit, email, 'the dunes at noon')
    await page.waitForURL(/\/my-account$/)
    await seeAccount(visit)
  },
)

test('all tabs of a browser are one login, and a bearer that has ended is renewed', async ({
  visit,
}) => {
  const { page, t, open, context } = visit
  const other = await openTab(context, visit)
  await other.open('/home')
  await open('/user-login')
  await register(visit, newPhone(), 'sand and the sea')
  await seeAccount(visit)
  await other.page.getByRole('button', { name: t('menu') }).click()
  const menu = other.page.getByRole('dialog')
  await menu.getByRole('link', { name: t('my_profile') }).click()
  await seeAccount(other)

  // Both tabs have lost the data in their memory, and request a new token at the same time.
  await Promise.all([page.reload(), other.page.reload()])
  await Promise.all([seeAccount(visit), seeAccount(other)])

  await other.page.route('**/api/account/get-profile*', (route) => route.fulfill(refused), {
    times: 1,
  })
  await other.page.reload()
  await seeAccount(other)

  await page.getByRole('button', { name: t('sessions_end_all') }).click()
  await page.waitForURL(/\/home$/)
  // The account page in the other tab is closed too.
  await other.page.waitForURL(/\/home$/)
  await expectNothingAsked(other)
  await other.page.close()
})

test('a login on another device is seen and ended', { tag: arbOnDesktop }, async ({ visit }) => {
  const { page, t, open } = visit
  const phone = newPhone()
  await open('/user-login')
  await register(visit, phone, 'sand and the sea')
  await seeAccount(visit)

  await using context = await newContext(visit)
  const device = await openTab(context, visit)
  await device.open('/user-login')
  await device.page.getByRole('button', { name: t('login_with_password') }).click()
  await logInByPassword(device, phone, 'sand and the sea')
  await seeAccount(device)

  await page.reload()
  const logins = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('sessions_title') }) })
    .getByRole('listitem')
  await expect(logins).toHaveCount(2)
  await logins.getByRole('button').click()
  await expect(logins).toHaveCount(1)
  await device.page.reload()
  await device.page
    .getByRole('main')
    .getByRole('link', { name: t('login_title') })
    .waitFor()
})

test('every screen of coming in is sound', { tag: eachLanguage }, async ({ visit }) => {
  const { page, t, open } = visit
  const phone = newPhone()
  await open('/user-login')
  await page.getByRole('button', { name: t('login_with_password') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login_submit'), exact: true })
    .click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'of the password')
  await page.getByRole('button', { name: t('login_with_code') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login_send_code') })
    .click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'of the contact')
  await requestCode(visit, phone)
  const code = await codeTo(visit, `+971${phone}`)
  await codeField(visit).fill(otherCode(code))
  await page.getByText(startsLike(textOfWrongCode(visit))).waitFor()
  await expectSound(visit, 'of the code')
  await codeField(visit).fill(code)
  await page.waitForURL(/\/user-registration$/)
  await page.getByRole('button', { name: t('register_submit') }).click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'of the registration')
  await page.getByLabel(t('your_name'), { exact: true }).fill(nameOf(visit))
  await page.getByRole('button', { name: t('register_submit') }).click()
  await seeAccount(visit)
  await page.waitForFunction(() => !document.querySelector('[popover]:popover-open'))
  await expectSound(visit, 'of the account')
  await open(`/set-password#${'0'.repeat(32)}.${'0'.repeat(64)}`)
  await page.getByRole('button', { name: t('login_go_on') }).click()
  await page.getByRole('link', { name: t('login_new_code') }).waitFor()
  await expectSound(visit, 'of a link that has ended')
})

/** The answer of the shop to a bearer token that has ended. */
const refused = {
  status: 401,
  contentType: 'application/json',
  body: JSON.stringify({ errorCode: 101, message: '' }),
}

/** A guest has no login that could be asked for. */
async function expectNothingAsked({ page, open }: Visit) {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await open('/cart')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(asked.filter((url) => url.includes('/api/identity/'))).toEqual([])
}

function textOfWrongCode({ say }: Visit): string {
  return say('This code does not match', 'الرمز غير مطابق')
}

function arabicDigits(code: string): string {
  return code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
}

function linkIn(message: string): string {
  return /https?:\S+#\S+/.exec(message)?.[0] ?? 'no link'
}
