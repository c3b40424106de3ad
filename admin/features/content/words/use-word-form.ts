import type { StaffWord, WordChange, WordForms, WordValue } from '@rimal/contract/staff/words'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { useChange } from '../../../ui/use-change.ts'
import type { Side } from '../sides.ts'
import { type FormName, formsOf, shownValue, valueText } from './word-text.ts'

const languageOf = { en: 'en', ar: 'arb' } as const

/** Holds the texts of a word in both languages, and saves those that were changed, or returns to the shipped ones. */
export function useWordForm(word: StaffWord, onDone: (isReset: boolean) => void) {
  const [values, setValues] = useState<Record<Side, WordValue>>({
    en: filled(word, 'en'),
    ar: filled(word, 'ar'),
  })
  const [sent, setSent] = useState<Side[]>([])
  const send = useSend(['GET staff/list-words'])
  const { run, isBusy, error, fields } = useChange(async (changes: WordChange[]) => {
    await send('POST staff/save-words', { body: { changes } })
    onDone(changes.every(({ value }) => value === null))
  })
  const save = async () => {
    const sides = (['en', 'ar'] as const).filter(
      (side) => valueText(values[side]) !== valueText(shownValue(word, side)),
    )
    if (sides.length === 0) return onDone(false)
    setSent(sides)
    await run(
      sides.map((side) => ({ language: languageOf[side], key: word.key, value: values[side] })),
    )
  }
  return {
    values,
    setText: (side: Side, text: string) => setValues({ ...values, [side]: text }),
    setForm: (side: Side, form: FormName, text: string) =>
      setValues({ ...values, [side]: { ...(values[side] as WordForms), [form]: text } }),
    save,
    reset: () =>
      run(
        (['en', 'ar'] as const)
          .filter((side) => word.own[side] !== undefined)
          .map((side) => ({ language: languageOf[side], key: word.key, value: null })),
      ),
    isBusy,
    error,
    /** What the server refused of a text, or of one of its forms. */
    errorOf: (side: Side, form?: FormName) => {
      const path = `changes.${sent.indexOf(side)}.value`
      return fields[form ? `${path}.${form}` : path]
    },
    hasErrors: Object.keys(fields).length > 0,
  }
}

export type WordForm = ReturnType<typeof useWordForm>

/** A word with all forms of its language; a form that it ships without begins with the general one. */
function filled(word: StaffWord, side: Side): WordValue {
  const value = shownValue(word, side)
  if (typeof value === 'string') return value
  const forms = formsOf(word, side).map((form) => [form, value[form] ?? value.other])
  return Object.fromEntries(forms) as WordForms
}
