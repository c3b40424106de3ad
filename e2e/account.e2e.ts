import { readFile } from 'node:fs/promises'
import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import {
  becomeCustomer,
  codeField,
  codeTo,
  newEmail,
  newPhone,
  otherCode,
  seeAccount,
} from './logging-in.ts'
import { emirate, fillDelivery, nameOf, phone, products } from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

test(
  'a profile is changed, and the change is still there after a reload',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    await becomeCustomer(visit)
    await open('/my-account')
    await seeAccount(visit)
    const name = page.getByLabel(t('your_name'), { exact: true })
    await name.fill(' ')
    await saveProfile(visit)
    await page.getByText(t('field_required')).first().waitFor()
    await name.fill(say('Fatima', 'فاطمة'))
    await page.getByLabel(t('register_gender')).selectOption('female')
    await page.getByLabel(t('register_birth_date')).fill('1990-04-09')
    await page.getByLabel(t('profile_language')).selectOption(say('arb', 'en'))
    await saveProfile(visit)
    await page.getByText(t('profile_saved')).waitFor()
    await page.reload()
    await page
      .getByRole('heading', {
        level: 1,
        name: t('account_hello', { name: say('Fatima', 'فاطمة') }),
      })
      .waitFor()
    expect(await page.getByLabel(t('register_gender')).inputValue()).toBe('female')
    expect(await page.getByLabel(t('register_birth_date')).inputValue()).toBe('1990-04-09')
    expect(await page.getByLabel(t('profile_language')).inputValue()).toBe(say('arb', 'en'))
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
    await expectSound(visit, 'of the account')
  },
)

test(
  'addresses are saved, changed and removed, and the default one is filled in at checkout',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    await becomeCustomer(visit)
    await open('/my-account')
    await page.getByRole('link', { name: startsLike(t('addresses_title')) }).click()
    await page.getByText(t('addresses_none_text')).waitFor()
    await expectSound(visit, 'of no addresses')
    await page.getByRole('link', { name: t('address_add') }).click()
    await page.getByLabel(t('address_name')).waitFor()
    await saveAddress(visit)
    await page.getByText(t('field_required')).first().waitFor()
    await expectSound(visit, 'of a new address')
    await page.getByLabel(t('address_phone'), { exact: true }).fill(phone)
    await fillDelivery(visit)
    await saveAddress(visit)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(1)

    const street = say('Beach Road, villa 3', 'شارع الشاطئ، فيلا 3')
    await page.getByRole('link', { name: t('address_add') }).click()
    await page.getByLabel(t('address_phone'), { exact: true }).fill(phone)
    await fillDelivery(visit)
    await page.getByLabel(t('address_street_and_building')).fill(street)
    await saveAddress(visit)
    await expect(rows).toHaveCount(2)
    const second = rows.filter({ hasText: street })
    await second.getByRole('button', { name: t('address_make_default') }).click()
    await expect(rows.first()).toContainText(street)
    await page.waitForFunction(() => !document.querySelector('[popover]:popover-open'))
    await expectSound(visit, 'of the addresses')

    await second.getByRole('link', { name: t('checkout_edit') }).click()
    await page.getByLabel(t('address_apartment')).fill('12')
    await saveAddress(visit)
    await expect(rows).toHaveCount(2)

    await putInCart(visit)
    await open('/checkout')
    // The known details are shown as cards, and no form is open.
    const main = page.getByRole('main')
    const change = main.getByRole('button', { name: t('address_change_this') })
    await change.waitFor()
    await main
      .getByRole('link', { name: t('checkout_edit_step', { step: t('checkout_contact') }) })
      .waitFor()
    expect(await main.getByText(nameOf(visit)).count()).toBeGreaterThan(0)
    const card = change.locator('xpath=../..')
    expect(await card.textContent()).toContain(street)
    const written = page.getByLabel(t('address_street_and_building'))
    expect(await written.count()).toBe(0)
    const mine = page.getByLabel(t('address_from_mine'))
    await mine.selectOption({ index: 1 })
    await expect(card).not.toContainText(street)
    await expectSound(visit, 'of saved addresses at checkout')
    await change.click()
    expect(await page.getByLabel(t('address_emirate'), { exact: true }).inputValue()).toBe(
      emirate.en,
    )
    await expectSound(visit, 'of an address at checkout')
    await mine.selectOption({ index: 0 })
    await change.waitFor()
    await page.getByRole('button', { name: t('checkout_to_payment') }).click()
    await page.getByRole('button', { name: startsLike(t('place_order')) }).waitFor()
    expect(await page.getByText(street).count()).toBeGreaterThan(0)

    await open('/user-address')
    await rows.filter({ hasText: street }).getByRole('button').last().click()
    const ask = page.getByRole('alertdialog', { name: t('address_remove_ask') })
    await ask.getByRole('button', { name: t('address_keep') }).click()
    await ask.waitFor({ state: 'hidden' })
    expect(await rows.count()).toBe(2)
    await rows.filter({ hasText: street }).getByRole('button').last().click()
    await ask.getByRole('button', { name: t('address_remove') }).click()
    await expect(rows).toHaveCount(1)
    expect(await rows.textContent()).toContain(t('address_default'))
  },
)

test(
  'a new contact belongs to the customer once its code is right, and the account is deleted with the password',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const added = newEmail()
    await becomeCustomer(visit, `+971${newPhone()}`, 'sand and the sea')
    await open('/my-account')
    await page.getByRole('button', { name: t('account_add_email') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('account_new_email')).fill(added)
    await dialog.getByRole('button', { name: t('login_send_code') }).click()
    await codeField(visit).waitFor()
    await expectSound(visit, 'of a new contact')
    const code = await codeTo(visit, added)
    await codeField(visit).fill(otherCode(code))
    await dialog.getByRole('button', { name: t('account_confirm') }).click()
    await dialog.locator('[aria-invalid="true"]').waitFor()
    await codeField(visit).fill(code)
    await dialog.getByRole('button', { name: t('account_confirm') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('main').getByText(added).filter({ visible: true }).waitFor()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('data_download') }).click(),
    ])
    const data = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data.profile).toMatchObject({ email: added, name: nameOf(visit) })

    await page.getByRole('button', { name: t('delete_account') }).click()
    await dialog.getByText(t('delete_what_stays')).waitFor()
    await expectSound(visit, 'of the end of an account')
    const password = dialog.getByLabel(t('password'), { exact: true })
    await password.fill('not this one')
    await dialog.getByRole('button', { name: t('delete_for_good') }).click()
    await dialog.locator('[aria-invalid="true"]').waitFor()
    await password.fill('sand and the sea')
    await dialog.getByRole('button', { name: t('delete_for_good') }).click()
    await page.waitForURL(/\/home$/)
    await open('/my-account')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('login_title') })
      .waitFor()
  },
)

async function saveProfile({ page, t }: Visit) {
  await page.getByRole('button', { name: t('profile_save'), exact: true }).click()
}

async function saveAddress({ page, t }: Visit) {
  await page.getByRole('button', { name: t('address_save') }).click()
}

/** Adds a product through the page, because the cart of a customer is found by the bearer token. */
async function putInCart(visit: Visit) {
  const { page, t, open, language } = visit
  const { maha } = products
  await open(`/product-details/${maha.id}?item=${maha.color}`)
  await page.getByRole('heading', { level: 1, name: textIn(maha.name, language) }).waitFor()
  await page.getByRole('radio', { name: String(maha.size), exact: true }).click()
  await page
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  await page.waitForURL(/\/cart$/)
}
