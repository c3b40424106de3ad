import type { Money } from '@rimal/contract/money'
import { deliveryPrice } from '@rimal/contract/ordinary-method'
import {
  canBear,
  type CodeRefusal,
  type Given,
  type Promotion,
  type OfferedCart,
  type OfferedLine,
  type Who,
} from './promotion.ts'
import { type Remaining, sharePromotion } from './share-promotion.ts'
import { whyNot } from './why-not.ts'

/** The result of the promotions for a cart. */
export type Deal = {
  /** The discount of each line, in the order of the lines. */
  discounts: Money[]
  /**
   * The promotions that took something off: first from the products, in the order of their application, then from the
   * delivery.
   */
  applied: Given[]
  freeDelivery: boolean
  /**
   * The promotion that lost, the one of the shopper's code before any other, with the amount that it would have given.
   */
  other: Given | null
  /** Why the shopper's code takes nothing off; null if it does, or if there is no code. */
  refusal: CodeRefusal | null
}

type Asked = { now: Date; who: Who }

/**
 * Chooses, of the promotions that do not combine, the one with which the products are reduced most. The promotions that
 * combine are added to it, one after the other, each on the remaining amount. Free delivery goes with all of them:
 * it takes nothing off the products, and depends on the amount to be paid for them.
 */
export function evaluatePromotions(
  promotions: readonly Promotion[],
  cart: OfferedCart,
  asked: Asked,
): Deal {
  // The lines are sorted by id, so that no share depends on the order in which the products were added.
  const lines = cart.lines.toSorted((a, b) => compare(a.id, b.id))
  const refusals = new Map(
    promotions.map((promotion) => [promotion.id, whyNot(promotion, { ...asked, lines })]),
  )
  const open = promotions.filter(({ id }) => refusals.get(id) === null).toSorted(byTurn)
  const sum = summedUp(open, lines)
  const delivery = discountDelivery(open, cart, total(grosses(lines)) - total(sum.discounts))
  const applied = [...sum.applied, ...delivery]
  return {
    discounts: cart.lines.map(({ id }) =>
      at(
        sum.discounts,
        lines.findIndex((it) => it.id === id),
      ),
    ),
    applied,
    freeDelivery: delivery.length > 0,
    other: sum.other,
    refusal: refusalOfCode(promotions, { cart, applied, other: sum.other, refusals }),
  }
}

type Sum = { discounts: Money[]; applied: Given[] }

function summedUp(
  open: readonly Promotion[],
  lines: readonly OfferedLine[],
): Sum & Pick<Deal, 'other'> {
  const ofProducts = open.filter(({ kind }) => kind !== 'free_shipping')
  const together = ofProducts.filter(({ combines }) => combines)
  const alone = ofProducts.filter(({ combines }) => !combines)
  const rivals = alone
    .map((promotion) => ({
      promotion,
      amount: total(sharePromotion(promotion, lines, grosses(lines))),
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => typedFirst(a.promotion, b.promotion))
  const unions = [...rivals.map(({ promotion }) => [promotion, ...together]), together]
  const [best] = unions
    .map((union) => takeOff(union, lines))
    .toSorted((a, b) => total(b.discounts) - total(a.discounts))
  const winners = best?.applied.map(({ promotion }) => promotion.id) ?? []
  const [other = null] = rivals
    .filter(({ promotion }) => !winners.includes(promotion.id))
    .toSorted((a, b) => typedFirst(a.promotion, b.promotion) || b.amount - a.amount)
  return { discounts: best?.discounts ?? [], applied: best?.applied ?? [], other }
}

/** Applies one promotion after the other, each to the remaining amount. */
function takeOff(union: readonly Promotion[], lines: readonly OfferedLine[]): Sum {
  const whole = grosses(lines)
  let left: Remaining = whole
  const applied: Given[] = []
  for (const promotion of union) {
    const shares = sharePromotion(promotion, lines, left)
    const amount = total(shares)
    if (amount > 0) applied.push({ promotion, amount })
    left = left.map((price, index) => price - at(shares, index))
  }
  return { discounts: whole.map((price, index) => price - at(left, index)), applied }
}

function discountDelivery(
  open: readonly Promotion[],
  { lines, delivery }: OfferedCart,
  payable: Money,
) {
  if (!delivery || lines.length === 0) return []
  const amount = deliveryPrice(delivery, payable)
  const [promotion] = open
    .filter((it) => it.kind === 'free_shipping' && canBear(it, amount))
    .toSorted(typedFirst)
  return promotion && amount > 0 ? [{ promotion, amount }] : []
}

function refusalOfCode(
  promotions: readonly Promotion[],
  found: { cart: OfferedCart; refusals: Map<string, CodeRefusal | null> } & Pick<
    Deal,
    'applied' | 'other'
  >,
): CodeRefusal | null {
  const { cart, applied, other, refusals } = found
  const promotion =
    cart.code === null ? undefined : promotions.find(({ code }) => code === cart.code)
  if (!promotion) return null
  const refusal = refusals.get(promotion.id) ?? null
  // A code may be applied before the first product.
  if (cart.lines.length === 0) return refusal?.reason === 'nothing_for_it' ? null : refusal
  if (refusal || applied.some((given) => given.promotion.id === promotion.id)) return refusal
  if (other?.promotion.id === promotion.id) return { reason: 'better_promotion' }
  if (promotion.kind !== 'free_shipping') {
    return { reason: promotion.budget === null ? 'better_promotion' : 'used_up' }
  }
  if (!cart.delivery) return { reason: 'other_delivery' }
  return { reason: applied.some(isDelivery) ? 'better_promotion' : 'delivery_free' }
}

function isDelivery({ promotion }: Given): boolean {
  return promotion.kind === 'free_shipping'
}

/** Free units come before percentages, and percentages before amounts; within a kind the order is by id. */
const turns = ['buy_n_get_m', 'percent', 'amount', 'free_shipping']

function byTurn(a: Promotion, b: Promotion): number {
  return turns.indexOf(a.kind) - turns.indexOf(b.kind) || compare(a.id, b.id)
}

/** Sorts a promotion of the shopper's code before other promotions that give the same. */
function typedFirst(a: Promotion, b: Promotion): number {
  return Number(b.code !== null) - Number(a.code !== null)
}

function grosses(lines: readonly OfferedLine[]): Money[] {
  return lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function total(amounts: readonly Money[]): Money {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function at(amounts: readonly Money[], index: number): Money {
  return amounts[index] ?? 0
}
