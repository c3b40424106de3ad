import { useSyncExternalStore } from 'react'
import { lazily } from '../../ui/lazily.tsx'

const SearchPanel = lazily(async () => (await import('./search-panel.tsx')).SearchPanel)

let open = false
const listeners = new Set<() => void>()

/** Opens the search above the current page. */
export function openSearch() {
  put(true)
}

/** Stands once in the layout. */
export function SearchDialog() {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
  return <SearchPanel open={isOpen} onClose={() => put(false)} />
}

function put(next: boolean) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
