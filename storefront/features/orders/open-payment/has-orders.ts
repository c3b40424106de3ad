import { storedValue } from '../../../session/stored-value.ts'

const stored = storedValue({
  area: 'local',
  key: 'rimal-has-orders',
  version: 1,
  initial: false,
  parse: Boolean,
})

/** Whether this browser ordered anything: a guest who only looks around asks for no orders. */
export function hasOrders(): boolean {
  return stored.get()
}

export function rememberHasOrders() {
  stored.set(true)
}
