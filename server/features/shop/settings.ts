import type { CancelHours } from '@rimal/contract/cancellation'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/planned.ts'
import { settings } from '../../db/tables/catalog.ts'
import type { PaymentRule } from './payment-rules.ts'
import type { VatSettings } from './vat-regimes.ts'

/** A way of delivery to a group of countries. Prices include VAT; days are working days. */
export type ShippingRule = {
  id: string
  title: Text
  /** Two-letter codes; an empty list means every country no other rule names. */
  countries: string[]
  /** Countries that a rule for every other country does not reach. */
  except?: string[]
  price: number
  freeFrom: number | null
  minDays: number
  maxDays: number
}

/**
 * A sentence above every page. `code`: the discount code that stands where the sentence says `{code}`.
 * `needs`: said only while orders can be paid in that way.
 */
export type Announcement = Text & { code?: string; needs?: PaymentMethod }

/** A part of the day in which the tailor comes, by the clock of the shop: '10:00' to '13:00'. */
export type VisitWindow = {
  id: string
  from: string
  to: string
  /** Visits that the house can make in it on one day. */
  capacity: number
}

/** Visits of the tailor at home. */
export type HomeServiceSettings = {
  /** As visited-areas.ts of the contract reads them; empty is all of the country. */
  areas: string[]
  /** 0 = Sunday; on holidays nobody comes. */
  days: number[]
  windows: VisitWindow[]
  /** Working days between a booking and the first day that can be chosen; and how far ahead the last is. */
  leadDays: number
  daysAhead: number
  minimumPieces: number
  /** Working days within which the house contacts who has booked. */
  contactWithinDays: number
  /** Visits that one person may have ahead of her. */
  mostAhead: number
}

/** Returns, exchanges, alterations and claims; days are counted from the delivery, or from a step. */
export type ReturnSettings = {
  /** For pieces that were ready-made. */
  days: number
  /** For pieces that were cut for her: alterations and claims. */
  sewnDays: number
  /** In which she answers a question, hands over what was approved, or appeals. */
  handOverDays: number
}

/** All that makes the program this house's shop; changed in the back office. */
export type Settings = {
  name: Text
  currency: string
  country: string
  timeZone: string
  vat: VatSettings
  seller: { name: Text; address: Text; taxNumber: string }
  contact: { phone: string; whatsapp: string; email: string; hours: Text; address: Text }
  socials: { name: string; url: string }[]
  announcements: Announcement[]
  shipping: ShippingRule[]
  /** 0 = Sunday; the days that `contact.hours` names. */
  workingDays: number[]
  holidays: string[]
  /** Of a working day, by the clock of the shop: while these run, so does every promise in working days. */
  workingHours: { from: string; to: string }
  cutOffHour: number
  /** Working days of sewing for a piece that is otherwise ready-made. */
  customLeadDays: number
  cashOnDelivery: { countries: string[]; maxTotal: number }
  /** In order of preference; a provider that is not named takes what it can. */
  paymentRules: PaymentRule[]
  reservationMinutes: number
  /** For so long after an order nothing begins that would keep her from cancelling it. */
  cancelHours: CancelHours
  /** Up to so much staff gives back without an owner's word, in minor units. */
  refundLimit: number
  /** Working days in which money that was given back reaches her. */
  refundDays: number
  returns: ReturnSettings
  /** 4 to 8. Each digit more is ten times as much to guess. */
  codeDigits: number
  /** Two letters each: where text messages are sent at all. Elsewhere others earn from them. */
  smsCountries: string[]
  /** Days after the delivery until she is asked what she thinks of her pieces. */
  reviewAskDays: number
  homeService: HomeServiceSettings
}

export const defaultSettings: Settings = {
  name: { en: 'Rimal', ar: 'رِمال' },
  currency: 'AED',
  country: 'AE',
  timeZone: 'Asia/Dubai',
  vat: { regime: 'uae' },
  seller: {
    name: { en: 'Rimal Abayas LLC', ar: 'رمال للعبايات ذ.م.م' },
    address: {
      en: 'Al Wasl Road, Dubai, United Arab Emirates',
      ar: 'شارع الوصل، دبي، الإمارات العربية المتحدة',
    },
    taxNumber: '100000000000003',
  },
  contact: {
    phone: '+971 4 555 0132',
    whatsapp: '+971 50 555 0132',
    email: 'hello@rimal.example',
    hours: { en: 'Saturday to Thursday, 10 to 8', ar: 'من السبت إلى الخميس، 10 صباحاً إلى 8 مساءً' },
    address: { en: 'Al Wasl Road, Dubai', ar: 'شارع الوصل، دبي' },
  },
  socials: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
    { name: 'Snapchat', url: 'https://www.snapchat.com/' },
  ],
  announcements: [
    {
      en: '10% off your first order with {code}',
      ar: 'خصم 10% على طلبكِ الأول بالرمز {code}',
      code: 'WELCOME10',
    },
    {
      en: 'Pay in 4, without interest',
      ar: 'قسّميها على 4 دفعات بلا فوائد',
      needs: 'pay_in_4',
    },
    {
      en: 'Free delivery across the UAE from AED 500',
      ar: 'توصيل مجاني داخل الإمارات ابتداءً من 500 د.إ',
    },
  ],
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
      title: { en: 'Gulf courier', ar: 'شحن دول الخليج' },
      countries: ['SA', 'KW', 'QA', 'BH', 'OM'],
      price: 6000,
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
  workingDays: [0, 1, 2, 3, 4, 6],
  holidays: ['2026-12-02', '2026-12-03', '2027-01-01'],
  workingHours: { from: '10:00', to: '20:00' },
  cutOffHour: 14,
  customLeadDays: 12,
  cashOnDelivery: { countries: ['AE'], maxTotal: 200_000 },
  paymentRules: [],
  reservationMinutes: 45,
  cancelHours: { shelf: 2, sewn: 24 },
  refundLimit: 100_000,
  refundDays: 7,
  // As long as the pages of the shop promise.
  returns: { days: 14, sewnDays: 14, handOverDays: 7 },
  codeDigits: 4,
  smsCountries: ['AE', 'SA', 'KW', 'BH', 'OM', 'QA'],
  reviewAskDays: 3,
  homeService: {
    areas: ['Abu Dhabi', 'Dubai', 'Sharjah', 'Ajman'],
    days: [0, 1, 2, 3, 4, 6],
    windows: [
      { id: 'morning', from: '10:00', to: '13:00', capacity: 2 },
      { id: 'afternoon', from: '14:00', to: '17:00', capacity: 2 },
      { id: 'evening', from: '17:00', to: '20:00', capacity: 1 },
    ],
    leadDays: 2,
    daysAhead: 30,
    minimumPieces: 3,
    contactWithinDays: 1,
    mostAhead: 2,
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
export async function saveSetting<K extends keyof Settings>(
  db: Queries,
  key: K,
  value: Settings[K],
) {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}
