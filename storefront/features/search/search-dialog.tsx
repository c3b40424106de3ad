import { useSyncExternalStore } from 'react'
import { lazily } from '../../ui/lazily.tsx'
import { createStore } from '../../ui/resource/store.ts'

const SearchPanel = lazily(async () => (await import('./search-panel.tsx')).SearchPanel)

const open = createStore(false)

/** Opens the search above the current page. */
export function openSearch() {
  open.set(true)
}

/** Stands once in the layout. */
export function SearchDialog() {
  const isOpen = useSyncExternalStore(open.subscribe, open.get, () => false)
  return <SearchPanel open={isOpen} onClose={() => open.set(false)} />
}
