import { expect } from '@playwright/test'
import type { LanguageCode } from '@rimal/contract/language'
import {
  type AdminPluralKey,
  type AdminTextKey,
  adminWords,
} from '@rimal/contract/words/admin/all-admin-words'
import type { Word } from '@rimal/contract/words/word'
import { findBarriers, findOverhang } from '../barriers.ts'
import { messageTo } from '../logging-in.ts'
import { sizes } from '../runs.ts'
import { findShop } from '../shop.ts'
import { runStaffCommand } from '../staff/command.ts'
import { staff } from '../staff/client.ts'
import { acceptLink } from '../staff/owner.ts'
import type { Visit } from '../visit.ts'

/** The texts of the admin in a language; of a plural text, the part around its number is up to the caller. */
export function adminTexts(language: LanguageCode) {
  return (
    key: Exclude<AdminTextKey, AdminPluralKey>,
    values: Record<string, string | number> = {},
  ): string => {
    const word = adminWords[key] as Word
    const text = String(language === 'arb' ? word.ar : word.en)
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

let members = 0

/** Invites a new owner who reads the language of the visit, and puts this person's session into the browser. */
export async function signInAsOwner(visit: Visit) {
  const { context, language } = visit
  const { address } = findShop()
  const email = `member-${process.pid}-${++members}@example.com`
  await staff('invite-staff')({ email, role: 'owner', language })
  const [link = ''] = /http\S+#\S+/.exec(await messageTo(visit, email)) ?? []
  const person = { password: 'eight slow camels at noon', name: 'Sara Omar', language }
  const value = await acceptLink(address, link, person)
  const { hostname: domain } = new URL(address)
  await context.addCookies([{ name: 'staff', value, domain, path: '/api/staff' }])
}

/** Invites another owner by the command and returns the link of the invitation. */
export async function invite(email: string, language: LanguageCode): Promise<string> {
  const words = ['staff', 'invite', email, 'owner', '--language', language]
  return (await runStaffCommand(...words)).trim()
}

/** Opens a place of the navigation; on a phone most places are behind the last button of the bar. */
export async function openPlace({ page, language, size }: Visit, place: 'admin_staff') {
  const t = adminTexts(language)
  const navigation = page.getByRole('navigation', { name: t('admin_navigation') })
  if (size === 'desktop') return navigation.getByRole('link', { name: t(place) }).click()
  await navigation.getByRole('button', { name: t('admin_more') }).click()
  return page
    .getByRole('dialog')
    .getByRole('link', { name: t(place) })
    .click()
}

/** Collects what the policy of the admin blocks; call it before the first page is opened. */
export async function watchPolicy({ context }: Visit): Promise<string[]> {
  const blocked: string[] = []
  await context.exposeFunction('notifyBlocked', (what: string) => void blocked.push(what))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { notifyBlocked } = window as unknown as { notifyBlocked(what: string): void }
      notifyBlocked(`${violatedDirective} ${blockedURI}`)
    })
  })
  return blocked
}

/** Expects a page that everybody can use: no barrier, and nothing that sticks out sideways. */
export async function expectUsable({ page, size }: Visit) {
  // Rows of a list that is being read again are pale until the answer comes.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // As tall as the page: nothing that can be scrolled to is half under the bar at the foot.
  const { width } = sizes[size]
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, sizes[size].height) })
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize(sizes[size])
  expect(await findOverhang(page)).toEqual([])
}
