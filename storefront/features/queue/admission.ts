import { useState, useSyncExternalStore } from 'react'
import { isRecord, storedValue } from '../../session/stored-value.ts'

type Admission = { product: string; until: string }

/** What the page of a product says of an admission; the server alone decides whether it holds. */
const admission = storedValue<Admission | null>({
  area: 'session',
  key: 'queueAdmission',
  version: 1,
  initial: null,
  parse: (stored) =>
    isRecord(stored) &&
    typeof stored['product'] === 'string' &&
    typeof stored['until'] === 'string' &&
    !Number.isNaN(Date.parse(stored['until']))
      ? { product: stored['product'], until: stored['until'] }
      : null,
})

export function rememberAdmission(product: string, until: string) {
  admission.set({ product, until })
}

/** Returns the end of the admission to a product, if it has not ended before the page opened. */
export function useAdmission(product: string): Date | null {
  const stored = useSyncExternalStore(admission.subscribe, admission.get, () => null)
  const [openedAt] = useState(() => Date.now())
  if (stored?.product !== product || Date.parse(stored.until) <= openedAt) return null
  return new Date(stored.until)
}
