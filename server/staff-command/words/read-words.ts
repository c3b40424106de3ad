import type { Verb } from '../verb.ts'

type Read = { verb: Verb; given: Record<string, string> }

/** The verb that the words name, and what is given to it; undefined where they name none. */
export function readWords(verbs: readonly Verb[], words: readonly string[]): Read | undefined {
  for (const verb of verbs) {
    const given = match(verb.usage, words)
    if (given) return { verb, given }
  }
  return undefined
}

/** What to type instead of words that name no verb: those that begin alike, and where that is one, what is wrong. */
export function suggest(verbs: readonly Verb[], words: readonly string[]): string[] {
  const { plain } = split(words[0] === 'help' ? words.slice(1) : words)
  const alike = [2, 1]
    .filter((count) => plain.length >= count)
    .map((count) => verbs.filter(({ usage }) => beginsWith(usage, plain.slice(0, count))))
    .find((found) => found.length > 0)
  const [only, other] = alike ?? []
  const wrong = only && !other && words[0] !== 'help' ? wrongIn(only.usage, words) : []
  return [...wrong, ...(alike ?? []).flatMap(({ usage, says }) => [`  ${usage}`, `      ${says}`])]
}

function beginsWith(usage: string, words: readonly string[]): boolean {
  const pattern = usage.split(' ')
  return words.every((word, i) => pattern[i] === word)
}

function wrongIn(usage: string, words: readonly string[]): string[] {
  const given = split(words)
  const { plain, known, needed } = partsOf(usage)
  return [
    ...plain.slice(given.plain.length).map((name) => `${name} is missing.`),
    ...given.plain.slice(plain.length).map((word) => `“${word}” is too much.`),
    ...needed.filter((name) => !(name in given.options)).map((name) => `--${name} is missing.`),
    ...Object.keys(given.options)
      .filter((name) => !known.includes(name))
      .map((name) => `--${name} is not known here.`),
  ]
}

/** `plain`: its words and names in their order; `known`: all of its options; `needed`: those it is nothing without. */
function partsOf(usage: string): { plain: string[]; known: string[]; needed: string[] } {
  const { plain, options } = split(usage.replaceAll(/[[\]]/g, '').split(' '))
  const bare = usage.replaceAll(/\[[^\]]*\]/g, '').trim()
  return {
    plain,
    known: Object.keys(options),
    needed: Object.keys(split(bare.split(/ +/)).options),
  }
}

function match(usage: string, words: readonly string[]): Record<string, string> | undefined {
  const { plain, options } = split(words)
  const { plain: pattern, known, needed } = partsOf(usage)
  const fits =
    plain.length === pattern.length &&
    pattern.every((part, i) => isName(part) || part === plain[i]) &&
    Object.keys(options).every((name) => known.includes(name)) &&
    needed.every((name) => name in options)
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
