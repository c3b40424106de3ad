import { expect } from '@playwright/test'
import { errors } from '@rimal/contract/errors'
import { textIn } from '@rimal/contract/language'
import { eachLanguage } from '../runs.ts'
import { test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'

/** Gives the browser a device with a fingerprint reader, whose owner always agrees. */
async function addAuthenticator({ page, context }: Visit) {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut({ page, language }: Visit) {
  const t = adminTexts(language)
  await page.getByRole('banner').getByRole('button', { name: 'Sara Omar' }).click()
  await page.getByRole('menuitem', { name: t('admin_sign_out') }).click()
  await page.getByRole('button', { name: t('passkey_sign_in') }).waitFor()
}

test(
  'a passkey is added in the account, signs in without a password, and opens nothing once it is removed',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    await addAuthenticator(visit)
    await signInAsOwner(visit)
    await page.goto('/admin/account')
    await page.getByText(t('account_passkeys_none')).waitFor()
    await page.getByLabel(t('account_passkey_name')).fill('My laptop')
    await page.getByRole('button', { name: t('account_passkey_add') }).click()
    await page.getByText(t('account_passkey_added')).waitFor()
    await page.getByText('My laptop', { exact: true }).waitFor()
    await expectUsable(visit)

    // The device has a passkey for this account, so it makes no second one.
    await page.getByRole('button', { name: t('account_passkey_add') }).click()
    await page.getByText(t('passkey_known')).waitFor()

    await signOut(visit)
    await expectUsable(visit)
    await page.getByRole('button', { name: t('passkey_sign_in') }).click()
    await page.getByRole('heading', { level: 1, name: t('admin_account') }).waitFor()

    await page.getByRole('button', { name: `${t('account_passkey_remove')}: My laptop` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('account_passkey_remove_effect')).waitFor()
    await expectUsable(visit)
    await dialog.getByRole('button', { name: t('account_passkey_remove') }).click()
    await page.getByText(t('account_passkey_removed')).waitFor()
    await signOut(visit)
    await page.getByRole('button', { name: t('passkey_sign_in') }).click()
    await page.getByText(textIn(errors.passkey_wrong, language)).waitFor()
    expect(blocked).toEqual([])
  },
)
