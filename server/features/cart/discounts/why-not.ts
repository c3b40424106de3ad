import {
  canBear,
  type CodeRefusal,
  isFor,
  limitEach,
  type Promotion,
  type OfferedLine,
  type Who,
} from './promotion.ts'

type Asked = { lines: readonly OfferedLine[]; now: Date; who: Who }

/** Returns the first unmet condition of a promotion; null if the promotion applies, whatever its amount. */
export function whyNot(promotion: Promotion, { lines, now, who }: Asked): CodeRefusal | null {
  return whyNotNow(promotion, now) ?? whyNotShopper(promotion, who) ?? whyNotThese(promotion, lines)
}

function whyNotNow(promotion: Promotion, now: Date): CodeRefusal | null {
  const { startsAt, endsAt } = promotion
  if (startsAt && now < startsAt) return { reason: 'not_begun', from: startsAt }
  if (endsAt && now >= endsAt) return { reason: 'expired' }
  return canBear(promotion, 0) ? null : { reason: 'used_up' }
}

function whyNotShopper(promotion: Promotion, who: Who): CodeRefusal | null {
  const { id, customerGroup, firstOrderOnly, ownAmount } = promotion
  if (customerGroup !== null && customerGroup !== who.group) return { reason: 'not_for_you' }
  if (firstOrderOnly && who.hasOrdered) return { reason: 'first_order' }
  const max = limitEach(promotion)
  const uses = (who.uses[id] ?? 0) - (ownAmount === null ? 0 : 1)
  const isUsed = who.refused.includes(id) || (max !== null && uses >= max)
  return isUsed ? { reason: 'used_before' } : null
}

function whyNotThese(promotion: Promotion, lines: readonly OfferedLine[]): CodeRefusal | null {
  const { minimum, buy, get, elsewhere = false } = promotion
  if (elsewhere) return { reason: 'other_currency' }
  const meant = lines.filter((line) => isFor(promotion, line))
  if (meant.length === 0) return { reason: 'nothing_for_it' }
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  if (subtotal < minimum) return { reason: 'minimum', missing: minimum - subtotal }
  const units = meant.reduce((sum, { quantity }) => sum + quantity, 0)
  const missing = (buy ?? 0) + (get ?? 0) - units
  return missing > 0 ? { reason: 'more_units', units: missing } : null
}
