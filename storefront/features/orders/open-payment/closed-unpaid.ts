import { parseText, storedValue } from '../../../session/stored-value.ts'

const closed = storedValue<string | null>({
  area: 'local',
  key: 'rimal-closed-unpaid',
  version: 1,
  initial: null,
  parse: parseText,
})

/** Whether the shopper closed the mention of this unpaid order in this browser. */
export function isUnpaidClosed(orderNumber: string): boolean {
  return closed.get() === orderNumber
}

export function closeUnpaid(orderNumber: string) {
  closed.set(orderNumber)
}
