const key = 'recent_searches'
const kept = 6

/** What she searched for on this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(words)
      ? words.filter((word) => typeof word === 'string').slice(0, kept)
      : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string) {
  const said = words.trim()
  if (said) keep([said, ...recentSearches().filter((other) => other !== said)])
}

export function forgetSearch(words: string): string[] {
  keep(recentSearches().filter((other) => other !== words))
  return recentSearches()
}

function keep(words: string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(words.slice(0, kept)))
  } catch {
    // A full or forbidden storage costs only the reminder.
  }
}
