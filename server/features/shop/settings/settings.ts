import type { SettingName, SettingValues } from '@rimal/contract/staff/setting-shapes'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { planned } from '../../../db/planned.ts'
import { settings } from '../../../db/tables/catalog.ts'

/** Changed by the owner, in `settings.staff.routes.ts`. */
export type Settings = SettingValues

const noText = { en: '', ar: '' }

/** What a shop says of itself before its owner has: nothing that a shopper could take for a fact. */
export const defaultSettings: Settings = {
  name: { en: 'Our shop', ar: 'متجرنا' },
  currency: 'AED',
  otherCurrencies: [],
  country: 'AE',
  timeZone: 'Asia/Dubai',
  vat: { regime: 'uae' },
  seller: { name: noText, address: noText, taxNumber: '' },
  contact: { phone: '', whatsapp: '', email: '', hours: noText, address: noText },
  socials: [],
  announcements: [],
  // The code is a proposal: there is no discount before the owner gives a percentage.
  welcomeDiscount: { code: 'WELCOME10', percent: null },
  shipping: [
    {
      id: 'uae-standard',
      title: { en: 'Standard delivery', ar: 'توصيل عادي' },
      countries: ['AE'],
      price: 2500,
      freeFrom: 50_000,
      minDays: 2,
      maxDays: 3,
    },
    {
      id: 'uae-express',
      title: { en: 'Express delivery', ar: 'توصيل سريع' },
      countries: ['AE'],
      price: 4500,
      freeFrom: null,
      minDays: 1,
      maxDays: 1,
    },
    {
      id: 'gulf',
      title: { en: 'Gulf courier', ar: 'شحن إلى دول الخليج' },
      countries: ['SA', 'KW', 'QA', 'BH', 'OM'],
      bands: {
        by: 'weight',
        steps: [
          { upTo: 3000, price: 6000 },
          { upTo: 6000, price: 9500 },
          { upTo: null, price: 14_000 },
        ],
      },
      freeFrom: 150_000,
      minDays: 4,
      maxDays: 6,
    },
    {
      id: 'world',
      title: { en: 'International courier', ar: 'شحن دولي' },
      countries: [],
      except: ['CU', 'IR', 'KP', 'SY'],
      price: 15_000,
      freeFrom: null,
      minDays: 7,
      maxDays: 12,
    },
  ],
  itemWeight: 800,
  workingDays: [0, 1, 2, 3, 4, 6],
  holidays: ['2026-12-02', '2026-12-03', '2027-01-01'],
  workingHours: { from: '10:00', to: '20:00' },
  cutOffHour: 14,
  customLeadDays: 12,
  cashOnDelivery: { countries: ['AE'], maxTotal: 200_000 },
  paymentRules: [],
  reservationMinutes: 45,
  cancelHours: { ready_to_wear: 2, made_to_order: 24 },
  confirmsByItself: true,
  refundLimit: 100_000,
  refundDays: 7,
  // As many days as the pages of the shop say.
  returns: { days: 14, madeToOrderDays: 14, handOverDays: 7 },
  codeDigits: 4,
  smsCountries: ['AE', 'SA', 'KW', 'BH', 'OM', 'QA'],
  reviewRequestDays: 3,
  homeService: {
    areas: ['Abu Dhabi', 'Dubai', 'Sharjah', 'Ajman'],
    days: [0, 1, 2, 3, 4, 6],
    timeSlots: [
      { id: 'morning', from: '10:00', to: '13:00', capacity: 2 },
      { id: 'afternoon', from: '14:00', to: '17:00', capacity: 2 },
      { id: 'evening', from: '17:00', to: '20:00', capacity: 1 },
    ],
    leadDays: 2,
    daysAhead: 30,
    minimumUnits: 3,
    contactWithinDays: 1,
    maxUpcoming: 2,
  },
}

/** The owner's settings over the shipped ones. */
export async function findSettings(db: Queries): Promise<Settings> {
  const names = Object.keys(defaultSettings)
  const rows = await planned<{ key: string; value: unknown }>(
    db,
    sql`select key, value from settings where key = any(${sql.param(names)}::text[])`,
  )
  return { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}

/** Stores one setting as the owner's own. */
export async function saveSetting<K extends SettingName>(db: Queries, key: K, value: Settings[K]) {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}
