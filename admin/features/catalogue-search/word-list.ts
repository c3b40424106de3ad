/** Reads words or phrases that commas or lines separate, in either script. */
export function splitWords(text: string): string[] {
  return text
    .split(/[,،;؛\n]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Writes words with the comma of the language. */
export function joinWords(words: readonly string[], language: 'en' | 'arb'): string {
  return words.join(language === 'arb' ? '، ' : ', ')
}
