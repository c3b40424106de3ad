import { addDays, localTime } from '@rimal/contract/dates'
import type { PromotionKind } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import type { NewPromotion, StaffPromotion } from '@rimal/contract/staff/promotions'

export type NamedProduct = { id: string; name: Text }

/** A discount as it is written: what stands in the form, and what its sentence says. */
export type Terms = {
  title: Text
  /** Empty for a discount that applies without a code. */
  code: string
  kind: PromotionKind
  percent: number | null
  amount: number | null
  buy: number | null
  get: number | null
  /** Whether it is for the chosen types, categories and products only. */
  isForSome: boolean
  types: string[]
  categories: string[]
  products: NamedProduct[]
  customerGroup: string
  firstOrderOnly: boolean
  /** Days in the shop's time zone; empty for no such day. */
  from: string
  until: string
  minimum: number | null
  usageLimit: number | null
  limitEach: number | null
  budget: number | null
  combines: boolean
}

export const noTerms: Terms = {
  title: { en: '', ar: '' },
  code: '',
  kind: 'percent',
  percent: null,
  amount: null,
  buy: 2,
  get: 1,
  isForSome: false,
  types: [],
  categories: [],
  products: [],
  customerGroup: '',
  firstOrderOnly: false,
  from: '',
  until: '',
  minimum: null,
  usageLimit: null,
  limitEach: null,
  budget: null,
  combines: false,
}

/** Reads the terms of a discount that exists. */
export function termsOf(promotion: StaffPromotion, timeZone: string): Terms {
  const { products, productNames, startsAt, endsAt, minimum, code, customerGroup } = promotion
  return {
    ...promotion,
    code: code ?? '',
    customerGroup: customerGroup ?? '',
    isForSome: products.length + promotion.types.length + promotion.categories.length > 0,
    products: products.map((id, place) => ({
      id,
      name: productNames[place] ?? { en: id, ar: id },
    })),
    buy: promotion.buy ?? noTerms.buy,
    get: promotion.get ?? noTerms.get,
    minimum: minimum || null,
    from: startsAt === null ? '' : localTime(new Date(startsAt), timeZone).day,
    until: endsAt === null ? '' : lastDayBefore(endsAt, timeZone),
  }
}

/** The last day on which a discount applies that ends at an instant; midnight belongs to the day before. */
function lastDayBefore(endsAt: string, timeZone: string): string {
  const { day, hour, minute } = localTime(new Date(endsAt), timeZone)
  return hour === 0 && minute === 0 ? addDays(day, -1) : day
}

/** Whether a discount for some products names none; the server would apply that discount to everything. */
export function lacksProducts({ isForSome, types, categories, products }: Terms): boolean {
  return isForSome && types.length + categories.length + products.length === 0
}

/** The discount as the call takes it; numbers of other kinds are left out. */
export function promotionOf(terms: Terms): NewPromotion {
  const { title, kind, percent, amount, buy, get, products } = terms
  const numbers: Record<PromotionKind, Partial<NewPromotion>> = {
    percent: percent === null ? {} : { percent },
    amount: amount === null ? {} : { amount },
    free_shipping: {},
    buy_n_get_m: { ...(buy === null ? {} : { buy }), ...(get === null ? {} : { get }) },
  }
  return {
    title: { en: title.en.trim(), ar: title.ar.trim() },
    kind,
    ...numbers[kind],
    ...(terms.code ? { code: terms.code } : {}),
    products: products.map(({ id }) => id),
    types: terms.types,
    categories: terms.categories,
    ...(terms.customerGroup ? { customerGroup: terms.customerGroup } : {}),
    firstOrderOnly: terms.firstOrderOnly,
    ...(terms.from ? { from: terms.from } : {}),
    ...(terms.until ? { until: terms.until } : {}),
    ...(terms.minimum ? { minimum: terms.minimum } : {}),
    ...(terms.usageLimit ? { usageLimit: terms.usageLimit } : {}),
    ...(terms.limitEach ? { limitEach: terms.limitEach } : {}),
    ...(terms.budget ? { budget: terms.budget } : {}),
    combines: terms.combines,
  }
}
