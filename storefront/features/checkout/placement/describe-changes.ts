import type { Cart, CartLine } from '@rimal/contract/cart'
import type { Words } from '../../../i18n/words.tsx'

/** Returns sentences about the changes of the cart since the customer last saw it; the total is last. */
export function describeChanges(
  before: Cart,
  after: Cart,
  { t, money }: { t: Words['t']; money: (amount: number) => string },
): string[] {
  const known = new Map(before.lines.map((line) => [line.id, line]))
  const sentences = after.lines.flatMap((line) => {
    const earlier = known.get(line.id)
    if (!earlier) return []
    const chosen = nameOf(line)
    if (!line.buyable) return [t('changed_sold_out', { product: chosen })]
    if (line.quantity < earlier.quantity || line.quantityLimit < line.quantity) {
      return [t('changed_fewer', { product: chosen })]
    }
    if (line.unitPrice === earlier.unitPrice) return []
    const prices = { before: money(earlier.unitPrice), after: money(line.unitPrice) }
    return [t('changed_price', { product: chosen, ...prices })]
  })
  const left = new Set(after.lines.map(({ id }) => id))
  for (const line of before.lines) {
    if (!left.has(line.id)) sentences.push(t('changed_sold_out', { product: nameOf(line) }))
  }

  const old = before.totals
  const now = after.totals
  if (old.discount > 0 && now.discount === 0) {
    sentences.push(t('changed_discount', { before: money(old.discount) }))
  }
  if (old.shipping !== null && now.shipping !== null && old.shipping !== now.shipping) {
    sentences.push(deliverySentence(old.shipping, now.shipping))
  }
  if (old.total !== now.total) {
    sentences.push(t('changed_total', { before: money(old.total), after: money(now.total) }))
  }
  return sentences

  function deliverySentence(before: number, after: number): string {
    if (after === 0) return t('changed_delivery_free')
    if (before === 0) return t('changed_delivery_not_free', { after: money(after) })
    return t('changed_delivery', { before: money(before), after: money(after) })
  }
}

/** Returns the name with the size, as the cart may contain the same product in two sizes: 'Noor, 56'. */
export function nameOf({ name, size }: Pick<CartLine, 'name' | 'size'>): string {
  return size === null ? name : `${name} ${size}`
}
