import { lazy, Suspense, useSyncExternalStore } from 'react'

const SearchPanel = lazy(async () => ({
  default: (await import('./search-panel.tsx')).SearchPanel,
}))

let state = { open: false, everOpen: false }
const closed = state
const listeners = new Set<() => void>()

/** Opens the search over whatever page she is on. */
export function openSearch() {
  put({ open: true, everOpen: true })
}

/** Stands once in the layout; its code comes when first asked for. */
export function SearchDialog() {
  const { open, everOpen } = useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )
  if (!everOpen) return null
  return (
    <Suspense>
      <SearchPanel open={open} onClose={() => put({ open: false, everOpen: true })} />
    </Suspense>
  )
}

function put(next: typeof state) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
