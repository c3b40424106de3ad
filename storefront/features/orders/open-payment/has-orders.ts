const key = 'rimal-has-orders'

/** Whether this browser ordered anything: a guest who only looks around asks for no orders. */
export function hasOrders(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberHasOrders() {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // A forbidden storage costs only the mention of an unpaid order.
  }
}
