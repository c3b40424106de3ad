import type { Money } from '@rimal/contract/money'
import { deliveryPrice } from '@rimal/contract/ordinary-method'
import {
  canBear,
  type CodeRefusal,
  type Given,
  type Offer,
  type OfferedCart,
  type OfferedLine,
  type Who,
} from './offer.ts'
import { type Left, shareOffer } from './share-offer.ts'
import { whyNot } from './why-not.ts'

/** The result of the offers for a cart. */
export type Deal = {
  /** The discount of each line, in the order of the lines. */
  discounts: Money[]
  /**
   * The offers that took something off: first from the products, in the order of their application, then from the
   * delivery.
   */
  applied: Given[]
  freeDelivery: boolean
  /**
   * The offer that lost, the one of the shopper's code before any other, with the amount that it would have given.
   */
  other: Given | null
  /** Why the shopper's code takes nothing off; null if it does, or if there is no code. */
  refusal: CodeRefusal | null
}

type Asked = { now: Date; who: Who }

/**
 * Chooses, of the offers that do not combine, the one with which the products are reduced most. The offers that
 * combine are added to it, one after the other, each on the remaining amount. Free delivery goes with all of them:
 * it takes nothing off the products, and depends on the amount to be paid for them.
 */
export function evaluateOffers(offers: readonly Offer[], cart: OfferedCart, asked: Asked): Deal {
  // The lines are sorted by id, so that no share depends on the order in which the products were added.
  const lines = cart.lines.toSorted((a, b) => compare(a.id, b.id))
  const refusals = new Map(offers.map((offer) => [offer.id, whyNot(offer, { ...asked, lines })]))
  const open = offers.filter(({ id }) => refusals.get(id) === null).toSorted(byTurn)
  const sum = summedUp(open, lines)
  const delivery = giveDelivery(open, cart, total(grosses(lines)) - total(sum.discounts))
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
    refusal: refusalOfCode(offers, { cart, applied, other: sum.other, refusals }),
  }
}

type Sum = { discounts: Money[]; applied: Given[] }

function summedUp(
  open: readonly Offer[],
  lines: readonly OfferedLine[],
): Sum & Pick<Deal, 'other'> {
  const ofProducts = open.filter(({ kind }) => kind !== 'free_shipping')
  const together = ofProducts.filter(({ combines }) => combines)
  const alone = ofProducts.filter(({ combines }) => !combines)
  const rivals = alone
    .map((offer) => ({ offer, amount: total(shareOffer(offer, lines, grosses(lines))) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => typedFirst(a.offer, b.offer))
  const unions = [...rivals.map(({ offer }) => [offer, ...together]), together]
  const [best] = unions
    .map((union) => takeOff(union, lines))
    .toSorted((a, b) => total(b.discounts) - total(a.discounts))
  const winners = best?.applied.map(({ offer }) => offer.id) ?? []
  const [other = null] = rivals
    .filter(({ offer }) => !winners.includes(offer.id))
    .toSorted((a, b) => typedFirst(a.offer, b.offer) || b.amount - a.amount)
  return { discounts: best?.discounts ?? [], applied: best?.applied ?? [], other }
}

/** Applies one offer after the other, each to the remaining amount. */
function takeOff(union: readonly Offer[], lines: readonly OfferedLine[]): Sum {
  const whole = grosses(lines)
  let left: Left = whole
  const applied: Given[] = []
  for (const offer of union) {
    const shares = shareOffer(offer, lines, left)
    const amount = total(shares)
    if (amount > 0) applied.push({ offer, amount })
    left = left.map((price, index) => price - at(shares, index))
  }
  return { discounts: whole.map((price, index) => price - at(left, index)), applied }
}

function giveDelivery(open: readonly Offer[], { lines, delivery }: OfferedCart, payable: Money) {
  if (!delivery || lines.length === 0) return []
  const amount = deliveryPrice(delivery, payable)
  const [offer] = open
    .filter((it) => it.kind === 'free_shipping' && canBear(it, amount))
    .toSorted(typedFirst)
  return offer && amount > 0 ? [{ offer, amount }] : []
}

function refusalOfCode(
  offers: readonly Offer[],
  found: { cart: OfferedCart; refusals: Map<string, CodeRefusal | null> } & Pick<
    Deal,
    'applied' | 'other'
  >,
): CodeRefusal | null {
  const { cart, applied, other, refusals } = found
  const offer = cart.code === null ? undefined : offers.find(({ code }) => code === cart.code)
  if (!offer) return null
  const refusal = refusals.get(offer.id) ?? null
  // A code may be applied before the first product.
  if (cart.lines.length === 0) return refusal?.reason === 'nothing_for_it' ? null : refusal
  if (refusal || applied.some((given) => given.offer.id === offer.id)) return refusal
  if (other?.offer.id === offer.id) return { reason: 'better_offer' }
  if (offer.kind !== 'free_shipping') {
    return { reason: offer.budget === null ? 'better_offer' : 'used_up' }
  }
  if (!cart.delivery) return { reason: 'other_delivery' }
  return { reason: applied.some(isDelivery) ? 'better_offer' : 'delivery_free' }
}

function isDelivery({ offer }: Given): boolean {
  return offer.kind === 'free_shipping'
}

/** Free units come before percentages, and percentages before amounts; within a kind the order is by id. */
const turns = ['buy_n_get_m', 'percent', 'amount', 'free_shipping']

function byTurn(a: Offer, b: Offer): number {
  return turns.indexOf(a.kind) - turns.indexOf(b.kind) || compare(a.id, b.id)
}

/** Sorts an offer of the shopper's code before other offers that give the same. */
function typedFirst(a: Offer, b: Offer): number {
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
