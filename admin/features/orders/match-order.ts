import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { normaliseText } from '@rimal/contract/text/normalise-text'

/** Whether an order is the one that is searched: by a part of its number, name or phone, in any digits. */
export function matchesOrder(
  order: Pick<StaffOrderRow, 'number' | 'name' | 'phone'>,
  search: string,
): boolean {
  const text = normaliseText(search)
  if (text === '') return true
  return (
    normaliseText(order.number).includes(text) ||
    normaliseText(order.name).includes(text) ||
    isPartOfPhone(order.phone, toLatinDigits(search))
  )
}

const fewestDigits = 3

/** Whether a text is at least three digits of a phone, with or without what stands before the number. */
function isPartOfPhone(phone: string, search: string): boolean {
  if (!/^[\d\s+()-]+$/.test(search)) return false
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= fewestDigits && phone.replaceAll(/\D/g, '').includes(digits)
}
