import { parseArgs } from 'node:util'
import type { Verb } from '../verb.ts'

/** `as`: in whose name, where that is another member of staff than the first owner. */
export type Read = { verb: Verb; given: Record<string, string>; as: string | undefined }
type Words = { plain: string[]; options: Record<string, string | undefined> }

/** Returns the verb that the words name, with its arguments; undefined when the words name no verb. */
export function readWords(verbs: readonly Verb[], words: readonly string[]): Read | undefined {
  const { plain, options } = split(words)
  const { as, ...own } = options
  if ('as' in options && as === undefined) return undefined
  for (const verb of verbs) {
    const given = match(verb.usage, { plain, options: own })
    if (given) return { verb, given, as }
  }
  return undefined
}

/**
 * Suggests verbs for words that name no verb: those that begin alike, and the error when only one verb begins
 * alike.
 */
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
    ...Object.entries(given.options).flatMap(([name, value]) => {
      if (name !== 'as' && !known.includes(name)) return [`--${name} is not known here.`]
      return value === undefined ? [`--${name} needs a value.`] : []
    }),
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

function match(usage: string, { plain, options }: Words): Record<string, string> | undefined {
  const { plain: pattern, known, needed } = partsOf(usage)
  const fits =
    plain.length === pattern.length &&
    pattern.every((part, i) => isName(part) || part === plain[i]) &&
    Object.keys(options).every((name) => known.includes(name)) &&
    needed.every((name) => name in options)
  if (!fits || !haveValues(options)) return undefined
  const named = pattern.flatMap((part, i) =>
    isName(part) ? [[part.toLowerCase(), plain[i] ?? ''] as const] : [],
  )
  return { ...Object.fromEntries(named), ...options }
}

function haveValues(options: Words['options']): options is Record<string, string> {
  return Object.values(options).every((value) => value !== undefined)
}

function isName(part: string): boolean {
  return /^[A-Z_]+$/.test(part)
}

/** Each option takes a value; a word with a single dash is no option, as `-5.00` may be an amount. */
function split(words: readonly string[]): Words {
  const names = words.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const plain: Record<number, string> = {}
  const options: Words['options'] = {}
  for (const token of tokens) {
    if (token.kind === 'option' && token.rawName.startsWith('--')) options[token.name] = token.value
    // A word with several letters comes in several tokens of one index.
    else if (token.kind !== 'option-terminator') plain[token.index] = words[token.index] ?? ''
  }
  return { plain: Object.values(plain), options }
}
