import { storedValue } from '../../session/stored-value.ts'

const max = 6
const searches = storedValue<string[]>({
  area: 'local',
  key: 'recent_searches',
  version: 1,
  initial: [],
  parse: (stored) =>
    (stored as unknown[]).filter((words) => typeof words === 'string').slice(0, max),
})

/** Returns the searches made on this browser, newest first. */
export function recentSearches(): string[] {
  return searches.get()
}

export function rememberSearch(words: string) {
  const said = words.trim()
  if (!said) return
  searches.set([said, ...recentSearches().filter((other) => other !== said)].slice(0, max))
}

export function removeSearch(words: string): string[] {
  searches.set(recentSearches().filter((other) => other !== words))
  return recentSearches()
}
