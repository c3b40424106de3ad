import { textIn, type LanguageCode } from '@rimal/contract/language'
import { importWords } from '@rimal/contract/words/admin/imports'
import type { CellError } from '../../../db/tables/imports.ts'

/** Says in a sentence what is wrong with a cell, as the admin says it. */
export function rowErrorText({ code, hint }: CellError, language: LanguageCode): string {
  const key = `import_wrong_${code}` as const
  const text = textIn(importWords[key], language)
  return text.replaceAll('{hint}', hint)
}
