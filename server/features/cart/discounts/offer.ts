import type { CodeReason } from '@rimal/contract/choices'
import type { DeliveryPrice } from '@rimal/contract/delivery'
import type { Money } from '@rimal/contract/money'
import type { offers } from '../../../db/tables/offers.ts'

export type Offer = Omit<typeof offers.$inferSelect, 'active' | 'createdAt' | 'isWelcome'> & {
  /** What it gives an order of this bag that awaits payment: that use is hers still. */
  ownAmount: Money | null
  /** It has amounts, and the bag is in another currency than they are. */
  elsewhere?: boolean
}

/** What counts of a person for an offer. Of a guest only her order tells more. */
export type Who = {
  group: string | null
  hasOrdered: boolean
  /** How often she uses an offer that has a limit each, by its id. */
  uses: Readonly<Record<string, number>>
  /** Offers that were found not to be hers when she ordered this bag. */
  refused: readonly string[]
}

export type OfferedLine = {
  id: string
  productId: string
  typeId: string
  categories: readonly string[]
  unitPrice: Money
  quantity: number
}

export type OfferedCart = {
  lines: readonly OfferedLine[]
  /** As it stands in the bag. */
  code: string | null
  /** The way it goes by, where that is the cheapest there is: no other is ever given for nothing. */
  delivery: DeliveryPrice | null
}

export type Given = { offer: Offer; amount: Money }

/** Why the code in the bag takes nothing off. */
export type CodeRefusal = {
  reason: CodeReason
  /** How much more has to be in the bag, for `minimum`. */
  missing?: Money
  /** How many more pieces that it is for, for `more_units`. */
  units?: number
  /** From when, for `not_begun`. */
  from?: Date
}

/** Who is told from whom by a first order is limited to one use in any case. */
export function limitEach(offer: Pick<Offer, 'limitEach' | 'firstOrderOnly'>): number | null {
  return offer.limitEach ?? (offer.firstOrderOnly ? 1 : null)
}

/** An account, among the keys of contact-keys.ts by which a person's uses are counted. */
export function accountKey(customerId: string): string {
  return `customer:${customerId}`
}

/** Whether there is a use left in all, and so much in its budget. */
export function canBear(offer: Offer, amount: Money): boolean {
  const { usageLimit, budget, used, spent, ownAmount } = offer
  const usedByOthers = used - (ownAmount === null ? 0 : 1)
  const spentOnOthers = spent - (ownAmount ?? 0)
  return (
    (usageLimit === null || usedByOthers < usageLimit) &&
    (budget === null || spentOnOthers + amount <= budget)
  )
}

export function isFor({ products, types, categories }: Offer, line: OfferedLine): boolean {
  if (products.length + types.length + categories.length === 0) return true
  return (
    products.includes(line.productId) ||
    types.includes(line.typeId) ||
    categories.some((category) => line.categories.includes(category))
  )
}
