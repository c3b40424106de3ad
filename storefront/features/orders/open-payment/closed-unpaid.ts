const key = 'rimal-closed-unpaid'

/** Whether the shopper closed the mention of this unpaid order in this browser. */
export function isUnpaidClosed(orderNumber: string): boolean {
  try {
    return localStorage.getItem(key) === orderNumber
  } catch {
    return false
  }
}

export function closeUnpaid(orderNumber: string) {
  try {
    localStorage.setItem(key, orderNumber)
  } catch {
    // A forbidden storage only brings the mention back with the next page.
  }
}
