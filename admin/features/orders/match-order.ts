import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { toLatinDigits } from '@rimal/contract/text/digits'

/** Whether an order is the one that is searched: by a part of its number, name or phone, in any digits. */
export function matchesOrder(
  order: Pick<StaffOrderRow, 'number' | 'name' | 'phone'>,
  search: string,
) {
  const text = fold(search)
  if (text === '') return true
  const digits = text.replaceAll(/\D/g, '')
  const isPhone = digits.length >= 3 && digits === text.replaceAll(/[\s+()-]/g, '')
  const phone = order.phone.replaceAll(/\D/g, '')
  return (
    fold(order.number).includes(text) ||
    fold(order.name).includes(text) ||
    (isPhone && phone.includes(digits.replace(/^0+/, '')))
  )
}

function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKC')).trim().toLowerCase()
}
