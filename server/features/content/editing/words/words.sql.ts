import type { LanguageCode } from '@rimal/contract/language'
import type { WordValue } from '@rimal/contract/staff/words'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import { dictionaryWords } from '../../../../db/tables/catalog.ts'
import type { Tx } from '../../../../db/transact.ts'

/** Lists the words that the shop has changed, in both languages. */
export async function listOwnWords(db: Queries) {
  return db.select().from(dictionaryWords)
}

export async function writeWord(
  tx: Tx,
  { language, key, value }: { language: LanguageCode; key: string; value: WordValue },
): Promise<void> {
  await tx
    .insert(dictionaryWords)
    .values({ language, key, value: value as string | Record<string, string> })
    .onConflictDoUpdate({
      target: [dictionaryWords.language, dictionaryWords.key],
      set: { value: sql`excluded.value` },
    })
}

export async function deleteWord(tx: Tx, language: LanguageCode, key: string): Promise<void> {
  await tx
    .delete(dictionaryWords)
    .where(and(eq(dictionaryWords.language, language), eq(dictionaryWords.key, key)))
}
