export function searchPath(words: string): string {
  return `/search?q=${encodeURIComponent(words.trim())}`
}
