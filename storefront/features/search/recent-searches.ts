const key = 'recent_searches'
const stored = 6

/** Returns the searches made on this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(words)
      ? words.filter((word) => typeof word === 'string').slice(0, stored)
      : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string) {
  const said = words.trim()
  if (said) store([said, ...recentSearches().filter((other) => other !== said)])
}

export function removeSearch(words: string): string[] {
  store(recentSearches().filter((other) => other !== words))
  return recentSearches()
}

function store(words: string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(words.slice(0, stored)))
  } catch {
    // A full or forbidden storage costs only the reminder.
  }
}
