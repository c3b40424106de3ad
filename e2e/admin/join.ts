import { codeOf } from '../staff/owner.ts'
import type { Visit } from '../visit.ts'
import { adminTexts } from './admin-visit.ts'

export const password = 'eight slow camels at noon'

/** Fills the form of an invitation as a person with an authenticator app does. */
export async function join({ page, language }: Visit, link: string) {
  const t = adminTexts(language)
  await page.goto(link)
  const shown = page.getByText(t('join_app_secret')).locator('+ p')
  const secret = (await shown.innerText()).replaceAll(' ', '')
  await page.getByLabel(t('join_name')).fill('Sara Omar')
  await page.getByLabel(t('sign_in_password'), { exact: true }).fill(password)
  await page.getByLabel(t('join_code')).fill(codeOf(secret))
}
