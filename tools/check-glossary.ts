import { readSources, lineAt, report, type Finding, type Source, visit } from './source.ts'

/** Words that the trade does not use for the thing, and what to write. `CONTRIBUTING.md` tells more. */
const oldWords: Record<string, string> = {
  house: 'merchant, shop, provider or staff',
  houses: 'merchants, shops or providers',
  she: 'customer, guest or shopper',
  her: 'customer, guest or shopper',
  hers: 'customer, guest or shopper',
  piece: 'product, item, line or production item',
  pieces: 'products, items, lines or units',
  bag: 'cart',
  bags: 'carts',
  wish: 'input, command or wishlist item',
  wishes: 'inputs, commands or wishlist items',
  shelf: 'stock or ready to wear',
  shelves: 'groups',
  sewn: 'made to order',
  making: 'production',
  hurried: 'force',
  hurry: 'force',
  thanks: 'order confirmation',
  chase: 'remind',
  chased: 'reminded',
  tidy: 'normalise',
  tidied: 'normalised',
  tell: 'notify',
  tells: 'notifies',
  told: 'notified',
  telling: 'notifying',
  kept: 'saved, stored or cached',
  lender: 'provider',
  unheeded: 'ignored',
  whom: 'the noun itself',
}

/** Folders and files that get other names with the places of staff. */
const namedLater = /-desk(\/|\.|$)/

/** Words of the glossary's right column in identifiers and in the names of files and folders. */
export function checkGlossary(sources: Source[]): Finding[] {
  return sources.flatMap((source) => [...findInPath(source), ...findInNames(source)])
}

function findInPath({ file }: Source): Finding[] {
  if (namedLater.test(file)) return []
  return oldWordsOf(file).map((word) => ({ file, line: 1, message: sentenceOn(word, file) }))
}

function findInNames(source: Source): Finding[] {
  const { file, text } = source
  if (file.endsWith('.css')) return []
  const found = new Map<string, number>()
  const note = ({ name, start }: { name: string; start: number }) => {
    if (!found.has(name)) found.set(name, start)
  }
  visit(source, { Identifier: note, JSXIdentifier: note })
  return [...found].flatMap(([name, start]) =>
    oldWordsOf(name).map((word) => {
      return { file, line: lineAt(text, start), message: sentenceOn(word, name) }
    }),
  )
}

function oldWordsOf(name: string): string[] {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
  return words.map((word) => word.toLowerCase()).filter((word) => Object.hasOwn(oldWords, word))
}

function sentenceOn(word: string, name: string): string {
  return `${name} says "${word}"; write ${oldWords[word]}`
}

if (import.meta.main) {
  const sources = readSources().filter(({ file }) => !file.startsWith('tools/check-glossary.'))
  report(checkGlossary(sources), `glossary: the names of ${sources.length} files use its words`)
}
