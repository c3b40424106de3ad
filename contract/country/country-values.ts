import { currencyOfCountry } from '../money.ts'
import type { SettingValues } from '../staff/setting-shapes.ts'

/** The settings whose values a shop takes from its country until the owner sets them. */
export const countrySettings = [
  'currency',
  'vat',
  'timeZone',
  'workingDays',
  'holidays',
  'shipping',
  'cashOnDelivery',
  'smsCountries',
  'homeService',
] as const satisfies (keyof SettingValues)[]
export type CountrySetting = (typeof countrySettings)[number]
export type CountryValues = Pick<SettingValues, CountrySetting>

type Facts = Pick<SettingValues, 'timeZone' | 'vat'> & {
  /** The days on which a shop usually rests, 0 for Sunday. */
  weekend: readonly number[]
  /** Public holidays on fixed days; those that follow the moon are for the owner to add. */
  holidays: string[]
  /** The states that the tailor visits; without any there are no visits until the owner chooses. */
  visited?: string[]
}

/** What the shop knows of each country. Kuwait and Qatar charge no VAT; Bahrain charges 10 percent and Oman 5. */
const facts: Readonly<Record<string, Facts>> = {
  AE: {
    timeZone: 'Asia/Dubai',
    vat: { regime: 'uae' },
    weekend: [5],
    holidays: ['2026-12-02', '2026-12-03', '2027-01-01'],
    visited: ['Abu Dhabi', 'Dubai', 'Sharjah', 'Ajman'],
  },
  SA: {
    timeZone: 'Asia/Riyadh',
    vat: { regime: 'ksa' },
    weekend: [5, 6],
    holidays: ['2027-02-22', '2027-09-23'],
  },
  KW: {
    timeZone: 'Asia/Kuwait',
    vat: { regime: 'none' },
    weekend: [5, 6],
    holidays: ['2027-01-01', '2027-02-25', '2027-02-26'],
  },
  QA: {
    timeZone: 'Asia/Qatar',
    vat: { regime: 'none' },
    weekend: [5, 6],
    holidays: ['2026-12-18', '2027-02-09'],
  },
  BH: {
    timeZone: 'Asia/Bahrain',
    vat: { regime: 'inclusive', percent: 10 },
    weekend: [5, 6],
    holidays: ['2026-12-16', '2026-12-17', '2027-01-01', '2027-05-01'],
  },
  OM: {
    timeZone: 'Asia/Muscat',
    vat: { regime: 'inclusive', percent: 5 },
    weekend: [5, 6],
    holidays: ['2027-01-11', '2027-11-20', '2027-11-21'],
  },
}

/** The owner has to set the currency, the time zone and the VAT of any other country. */
const otherCountry: Facts = { timeZone: 'UTC', vat: {}, weekend: [0, 6], holidays: [] }

const week = [0, 1, 2, 3, 4, 5, 6]

/** Whether the shop knows the values of a country. */
export function isKnownCountry(country: string): boolean {
  return country in facts
}

/** What a country implies for a shop there. Another country than those of the Gulf has no cash and no visits. */
export function valuesOfCountry(country: string): CountryValues {
  const { timeZone, vat, weekend, holidays, visited = [] } = facts[country] ?? otherCountry
  const workingDays = week.filter((day) => !weekend.includes(day))
  const gulf = Object.keys(facts)
  const isOfGulf = isKnownCountry(country)
  return {
    currency: currencyOfCountry[country] ?? 'AED',
    vat,
    timeZone,
    workingDays,
    holidays,
    shipping: shippingOf(country, isOfGulf ? gulf.filter((code) => code !== country) : []),
    cashOnDelivery: { countries: isOfGulf ? [country] : [], maxTotal: 200_000 },
    smsCountries: isOfGulf ? gulf : [country],
    homeService: {
      areas: visited,
      days: workingDays,
      timeSlots: visited.length > 0 ? timeSlots : [],
      leadDays: 2,
      daysAhead: 30,
      minimumUnits: 3,
      contactWithinDays: 1,
      maxUpcoming: 2,
    },
  }
}

const timeSlots: SettingValues['homeService']['timeSlots'] = [
  { id: 'morning', from: '10:00', to: '13:00', capacity: 2 },
  { id: 'afternoon', from: '14:00', to: '17:00', capacity: 2 },
  { id: 'evening', from: '17:00', to: '20:00', capacity: 1 },
]

/**
 * The proposed delivery methods. The same numbers of minor units suit every currency of the Gulf: 2500 are 25 dirhams,
 * and 2.5 dinars or rials, which are about as much.
 */
function shippingOf(country: string, neighbours: string[]): SettingValues['shipping'] {
  // Orders, carts and prices name a delivery method by its id.
  const own = country === 'AE' ? 'uae' : country.toLowerCase()
  return [
    {
      id: `${own}-standard`,
      title: { en: 'Standard delivery', ar: 'توصيل عادي' },
      countries: [country],
      price: 2500,
      freeFrom: 50_000,
      minDays: 2,
      maxDays: 3,
    },
    {
      id: `${own}-express`,
      title: { en: 'Express delivery', ar: 'توصيل سريع' },
      countries: [country],
      price: 4500,
      freeFrom: null,
      minDays: 1,
      maxDays: 1,
    },
    ...(neighbours.length > 0 ? [gulfCourier(neighbours)] : []),
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
  ]
}

function gulfCourier(countries: string[]): SettingValues['shipping'][number] {
  return {
    id: 'gulf',
    title: { en: 'Gulf courier', ar: 'شحن إلى دول الخليج' },
    countries,
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
  }
}
