import type { FieldErrors } from '@rimal/contract/endpoint'
import type { WordChange, WordValue } from '@rimal/contract/staff/words'
import { allWords } from '@rimal/contract/words/all-words'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { checkWord, type Shipped } from './check-word.ts'
import { deleteWord, writeWord } from './words.sql.ts'

const shippedWords: Readonly<Record<string, Shipped>> = allWords

/**
 * Changes words of the storefront, all or none, for every shopper at once. A text that equals the shipped one is none
 * of the shop's own.
 * @throws ShopError invalid_input, with the field of each wrong text: `changes.0.value`, `changes.0.value.few`
 */
export async function saveWords(tx: Tx, changes: readonly WordChange[]): Promise<void> {
  const cleaned = changes.map((change) => ({ ...change, value: cleanValue(change.value) }))
  const wrong = Object.assign({}, ...cleaned.map(checkChange)) as FieldErrors
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  for (const { language, key, value } of cleaned) {
    const shipped = shippedOf(key)?.[language === 'arb' ? 'ar' : 'en']
    if (value === null || isSame(value, shipped)) await deleteWord(tx, language, key)
    else await writeWord(tx, { language, key, value })
  }
  await recordCatalogChange(tx, null)
}

function checkChange({ language, key, value }: WordChange, index: number): FieldErrors {
  const path = `changes.${index}`
  const shipped = shippedOf(key)
  if (!shipped) return { [`${path}.key`]: 'unknown' }
  if (value === null) return {}
  return Object.fromEntries(
    checkWord(language, shipped, value).map(({ form, code }) => [
      [path, 'value', ...(form === null ? [] : [form])].join('.'),
      code,
    ]),
  )
}

function shippedOf(key: string): Shipped | undefined {
  return Object.hasOwn(shippedWords, key) ? shippedWords[key] : undefined
}

/** Spaces stay where they are, because some words begin with one; a form without text is left out. */
function cleanValue(value: WordChange['value']): WordValue | null {
  if (value === null) return null
  if (typeof value === 'string') return value.toWellFormed()
  const forms = Object.entries(value).flatMap(([form, text = '']) =>
    text.trim() === '' ? [] : [[form, text.toWellFormed()]],
  )
  return Object.fromEntries(forms) as Exclude<WordValue, string>
}

function isSame(value: WordValue, shipped: WordValue | undefined): boolean {
  if (typeof value === 'string' || typeof shipped !== 'object') return value === shipped
  const forms = new Set([...Object.keys(value), ...Object.keys(shipped)]) as Set<keyof typeof value>
  return [...forms].every((form) => value[form] === shipped[form])
}
