import { type CountrySetting, valuesOfCountry } from '@rimal/contract/country/country-values'
import {
  type SettingName,
  settingNames,
  type SettingValues,
} from '@rimal/contract/staff/setting-shapes'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { planned } from '../../../db/statements/planned.ts'
import { sharedRead } from '../../../db/statements/shared-read.ts'
import { settings } from '../../../db/tables/catalog.ts'

/** Changed by the owner, in `settings.staff.routes.ts`. */
export type Settings = SettingValues

const noText = { en: '', ar: '' }

/** The country of a shop whose owner has not chosen one. */
const firstCountry = 'AE'

/** What a shop says of itself before its owner has: nothing that a shopper could take for a fact. */
const defaults: Omit<Settings, CountrySetting | 'country'> = {
  name: { en: 'Our shop', ar: 'متجرنا' },
  otherCurrencies: [],
  seller: { name: noText, address: noText, taxNumber: '' },
  contact: { phone: '', whatsapp: '', email: '', hours: noText, address: noText },
  socials: [],
  announcements: [],
  // The code is a proposal: there is no discount before the owner gives a percentage.
  welcomeDiscount: { code: 'WELCOME10', percent: null },
  itemWeight: 800,
  workingHours: { from: '10:00', to: '20:00' },
  cutOffHour: 14,
  customLeadDays: 12,
  paymentRules: [],
  reservationMinutes: 45,
  cancelHours: { ready_to_wear: 2, made_to_order: 24 },
  confirmsByItself: true,
  refundLimit: 100_000,
  refundDays: 7,
  // As many days as the pages of the shop say.
  returns: { days: 14, madeToOrderDays: 14, handOverDays: 7 },
  codeDigits: 4,
  reviewRequestDays: 3,
  queue: { wholeShop: false, byLoad: false, perMinute: 120, minutes: 10 },
}

/** Settings are read with every order and cart, and those of a country never change. */
const known = new Map<string, Settings>()

/** Returns the settings of a shop in a country before its owner sets any. */
export function defaultSettingsOf(country: string): Settings {
  const before = known.get(country)
  if (before) return before
  const settingsOfCountry = { ...defaults, country, ...valuesOfCountry(country) }
  known.set(country, settingsOfCountry)
  return settingsOfCountry
}

export const defaultSettings = defaultSettingsOf(firstCountry)

/** Returns the settings of a shop whose owner has set these; its country gives values to others. */
export function settingsOver(own: Partial<Settings>): Settings {
  const { country = firstCountry } = own
  return { ...defaultSettingsOf(country), ...own }
}

const storedSettings = sharedRead((db) =>
  planned<{ key: string; value: unknown }>(
    db,
    sql`select key, value from settings where key = any(${sql.param(settingNames)}::text[])`,
  ),
)

/** Finds the settings that the owner has set; all who ask at the same time share one statement. */
export async function findOwnSettings(db: Queries): Promise<Partial<Settings>> {
  const rows = await storedSettings(db, undefined)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function findSettings(db: Queries): Promise<Settings> {
  return settingsOver(await findOwnSettings(db))
}

/** Stores one setting as the owner's own. */
export async function saveSetting<K extends SettingName>(db: Queries, key: K, value: Settings[K]) {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}
