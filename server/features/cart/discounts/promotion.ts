import type { CodeReason } from '@rimal/contract/choices'
import type { DeliveryPrice } from '@rimal/contract/delivery'
import type { Money } from '@rimal/contract/money'
import type { promotions } from '../../../db/tables/promotions.ts'

export type Promotion = Omit<
  typeof promotions.$inferSelect,
  'active' | 'createdAt' | 'isWelcome'
> & {
  /**
   * The amount that the promotion gives to an order of this cart that awaits payment: that use still belongs to the
   * shopper.
   */
  ownAmount: Money | null
  /** The promotion has amounts, and the cart is in another currency. */
  elsewhere?: boolean
}

/** The data of a person that is relevant for a promotion. More about a guest is known only from the guest's order. */
export type Who = {
  group: string | null
  hasOrdered: boolean
  /** How often the customer uses each promotion with a limit per customer, by its id. */
  uses: Readonly<Record<string, number>>
  /** Promotions that turned out not to be for the shopper when the shopper ordered this cart. */
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
  /** The code as stored in the cart. */
  code: string | null
  /** The delivery method of the cart if it is the cheapest one; no other method is ever free by a promotion. */
  delivery: DeliveryPrice | null
}

export type Given = { promotion: Promotion; amount: Money }

/** Why the code in the cart takes nothing off. */
export type CodeRefusal = {
  reason: CodeReason
  /** The amount that is missing in the cart, for `minimum`. */
  missing?: Money
  /** How many more matching units are needed, for `more_units`. */
  units?: number
  /** The start of the promotion, for `not_begun`. */
  from?: Date
}

/** Returns the limit per customer; a promotion for first orders always has a limit of one use. */
export function limitEach(
  promotion: Pick<Promotion, 'limitEach' | 'firstOrderOnly'>,
): number | null {
  return promotion.limitEach ?? (promotion.firstOrderOnly ? 1 : null)
}

/** An account, among the keys of contact-keys.ts by which a person's uses are counted. */
export function accountKey(customerId: string): string {
  return `customer:${customerId}`
}

/** Whether there is a use left in all, and so much in its budget. */
export function canBear(promotion: Promotion, amount: Money): boolean {
  const { usageLimit, budget, used, spent, ownAmount } = promotion
  const usedByOthers = used - (ownAmount === null ? 0 : 1)
  const spentOnOthers = spent - (ownAmount ?? 0)
  return (
    (usageLimit === null || usedByOthers < usageLimit) &&
    (budget === null || spentOnOthers + amount <= budget)
  )
}

export function isFor({ products, types, categories }: Promotion, line: OfferedLine): boolean {
  if (products.length + types.length + categories.length === 0) return true
  return (
    products.includes(line.productId) ||
    types.includes(line.typeId) ||
    categories.some((category) => line.categories.includes(category))
  )
}
