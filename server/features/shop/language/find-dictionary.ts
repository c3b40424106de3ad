import { createHash } from 'node:crypto'
import type { LanguageCode } from '@rimal/contract/language'
import { type Dictionary, dictionaryOf, type TextKey } from '@rimal/contract/words/all-words'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { dictionaryWords } from '../../../db/tables/catalog.ts'

/**
 * Returns the words of the program with the changes of the owner; words that the shop does not use are empty. The
 * version is part of the address.
 */
export async function findDictionary(
  db: Queries,
  language: LanguageCode,
  unsaid: readonly TextKey[],
): Promise<{ words: Dictionary; version: string }> {
  const changed = await db
    .select()
    .from(dictionaryWords)
    .where(eq(dictionaryWords.language, language))
  const words = { ...dictionaryOf(language) }
  for (const { key, value } of changed) if (key in words) words[key] = value as Dictionary[string]
  for (const key of unsaid) words[key] = ''
  const version = createHash('sha1').update(JSON.stringify(words)).digest('base64url').slice(0, 10)
  return { words, version }
}
