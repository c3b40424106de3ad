import type { Verb } from './verb.ts'

type Read = { verb: Verb; given: Record<string, string> }

/** The verb that the words name, and what is given to it; undefined where they name none. */
export function readWords(verbs: readonly Verb[], words: readonly string[]): Read | undefined {
  for (const verb of verbs) {
    const given = match(verb.usage, words)
    if (given) return { verb, given }
  }
  return undefined
}

function match(usage: string, words: readonly string[]): Record<string, string> | undefined {
  const { plain, options } = split(words)
  const { plain: pattern, options: known } = split(usage.replaceAll(/[[\]]/g, '').split(' '))
  const needed = split(
    usage
      .replaceAll(/\[[^\]]*\]/g, '')
      .trim()
      .split(/ +/),
  ).options
  const fits =
    plain.length === pattern.length &&
    pattern.every((part, i) => isName(part) || part === plain[i]) &&
    Object.keys(options).every((name) => name in known) &&
    Object.keys(needed).every((name) => name in options)
  if (!fits) return undefined
  const named = pattern.flatMap((part, i) =>
    isName(part) ? [[part.toLowerCase(), plain[i] ?? ''] as const] : [],
  )
  return { ...Object.fromEntries(named), ...options }
}

function isName(part: string): boolean {
  return /^[A-Z_]+$/.test(part)
}

function split(words: readonly string[]) {
  const plain: string[] = []
  const options: Record<string, string> = {}
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (word.startsWith('--')) options[word.slice(2)] = words[++i] ?? ''
    else plain.push(word)
  }
  return { plain, options }
}
