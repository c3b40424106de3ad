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

/** What the offers do for a bag. */
export type Deal = {
  /** What each line is less, in the order of the lines. */
  discounts: Money[]
  /** What took something off: first from the pieces, as they follow each other, then the delivery. */
  applied: Given[]
  freeDelivery: boolean
  /** The offer that lost, the one of her code before any other, with what it would have given instead. */
  other: Given | null
  /** Why her code takes nothing off; null where it does, or there is none. */
  refusal: CodeRefusal | null
}

type Asked = { now: Date; who: Who }

/**
 * Of the offers that stand alone, the one with which most comes off the pieces wins. Those that combine are added to
 * it, one after the other, each of what the earlier have left. Free delivery goes with all of them: it
 * takes nothing from the pieces, and is decided by what is to be paid for them.
 */
export function evaluateOffers(offers: readonly Offer[], cart: OfferedCart, asked: Asked): Deal {
  // By their ids, so that no share depends on which piece was put in first.
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

/** One offer after the other, each of what is left. */
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
  // A code may come before the first piece.
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

/** Whole pieces before shares of what is paid, and those before amounts; then any fixed order. */
const turns = ['buy_n_get_m', 'percent', 'amount', 'free_shipping']

function byTurn(a: Offer, b: Offer): number {
  return turns.indexOf(a.kind) - turns.indexOf(b.kind) || compare(a.id, b.id)
}

/** Of offers that give the same, the one that she asked for. */
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
