import { refusedFieldWords } from '@rimal/contract/words/admin/refused-fields'
import { useWords, type Words } from '../../../words.tsx'
import type { EditedColumn } from './rules/cells.ts'
import type { Problem } from './rules/problems.ts'
import { countRanges, type WrongCell } from './rules/read-cell.ts'

type Key = keyof typeof refusedFieldWords

/** Makes the sentence for what is wrong with a cell. */
export function useProblemText() {
  const { t } = useWords()
  return (problem: Problem, column: EditedColumn): string => {
    if (problem.kind === 'meanwhile')
      return t('grid_changed_to', { value: problem.now === '' ? '–' : problem.now })
    if (problem.kind === 'wrong') return wrongText(problem.wrong, column, t)
    return refusedText(problem.code, t)
  }
}

function wrongText(wrong: WrongCell, column: EditedColumn, t: Words['t']): string {
  switch (wrong) {
    case 'required':
      return t('refused_required')
    case 'too_long':
      return t('refused_too_long')
    case 'not_an_amount':
      return t('form_not_an_amount')
    case 'not_yes_or_no':
      return t('grid_not_yes_or_no')
    case 'not_a_barcode':
      return t('barcode_unreadable')
    case 'not_a_count': {
      const range = countRanges[column as keyof typeof countRanges]
      return t('form_not_a_count', { min: range.min, max: range.max })
    }
  }
}

/** The sentence for the code of a refused field; a code without a sentence of its own gets the general one. */
export function refusedText(code: string, t: Words['t']): string {
  if (code === 'below_reserved') return t('grid_below_reserved')
  if (code === 'changed') return t('grid_changed')
  const key = `refused_${code}`
  return t(key in refusedFieldWords ? (key as Key) : 'refused_invalid')
}
