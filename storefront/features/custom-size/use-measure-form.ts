import type { LengthUnit, MeasurementKey, Quarters } from '@rimal/contract/measurements'
import { type RefObject, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { keepDraft, readDraft } from './draft.ts'
import { type FieldNote, fieldNote } from './field-note.ts'
import {
  converted,
  countFilled,
  type Figures,
  figuresOf,
  keys,
  left,
  looksLikeOtherUnit,
  type Problem,
  problemsOf,
  reread,
  savedFigures,
  typed,
  valuesOf,
} from './figures.ts'
import { fieldText } from './lengths.ts'
import { keepUnit, myUnit } from './my-unit.ts'

export type MeasureForm = {
  figures: Figures
  active: MeasurementKey
  filled: number
  /** Said about the whole form: how many figures need a look, or that the shop was out of reach. */
  trouble: string | null
  busy: boolean
  otherUnitLikely: boolean
  noteOf: (key: MeasurementKey) => FieldNote | undefined
  enter: (key: MeasurementKey) => void
  type: (key: MeasurementKey, text: string) => void
  leave: (key: MeasurementKey) => void
  confirm: (key: MeasurementKey) => void
  use: (key: MeasurementKey, quarters: Quarters) => void
  convert: (unit: LengthUnit) => void
  /** The numbers stay, the unit was another one. */
  reread: (unit: LengthUnit) => void
  clear: () => void
  submit: () => Promise<void>
}

export function useMeasureForm(props: {
  initial: Record<string, number> | undefined
  onSaved: (customSizeId: string) => void
  form: RefObject<HTMLFormElement | null>
}): MeasureForm {
  const { initial, onSaved, form } = props
  const words = useWords()
  const { t } = words
  const [figures, setFigures] = useKeptFigures(initial)
  const [active, setActive] = useState<MeasurementKey>('full_length')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const problems = problemsOf(figures)

  async function save() {
    const measurements = valuesOf(figures)
    const { unit, confirmed } = figures
    const reply = await call('POST custom-size/save-custom-size', {
      body: { measurements, unit, confirmed },
    })
    if (reply.result) return onSaved(reply.result.customSizeId)
    const named = Object.keys(reply.fields ?? {}).map((name) => name.split('.').at(-1))
    setFigures((now) => ({
      ...now,
      shown: keys,
      refused: keys.filter((key) => named.includes(key)),
    }))
    setTrouble(reply.message)
    focusFirstError(form.current)
  }

  return {
    figures,
    active,
    filled: countFilled(figures),
    trouble,
    busy,
    otherUnitLikely: looksLikeOtherUnit(figures),
    noteOf(key) {
      const problem = problems.find((candidate) => candidate.key === key)
      return problem && figures.shown.includes(key) ? said(problem, figures, words) : undefined
    },
    enter: setActive,
    type: (key, text) => setFigures((now) => typed(now, key, text)),
    leave: (key) => setFigures((now) => left(now, key)),
    confirm(key) {
      setFigures((now) => ({ ...now, confirmed: [...now.confirmed, key] }))
    },
    use(key, quarters) {
      setFigures((now) => left(typed(now, key, fieldText(quarters, now.unit)), key))
    },
    convert(unit) {
      setFigures((now) => converted(now, unit))
      keepUnit(unit)
    },
    reread(unit) {
      setFigures((now) => reread(now, unit))
      keepUnit(unit)
    },
    clear() {
      const before = figures
      setFigures(nothingIn(before.unit))
      setTrouble(null)
      showToast(t('custom_size_cleared'), {
        action: { label: t('custom_size_undo'), onClick: () => setFigures(before) },
      })
    },
    async submit() {
      if (busy) return
      // What the server refused may be sent again as it is: only it knows why.
      const open = problems.filter(({ kind }) => kind !== 'refused')
      if (open.length > 0) {
        setFigures((now) => ({ ...now, shown: keys }))
        const missing = open.every(({ kind }) => kind === 'missing')
        setTrouble(
          t(missing ? 'custom_size_missing' : 'custom_size_problems', { count: open.length }),
        )
        focusFirstError(form.current)
        return
      }
      setBusy(true)
      setTrouble(null)
      try {
        await save()
      } catch {
        setTrouble(t('custom_size_not_sent'))
      } finally {
        setBusy(false)
      }
    },
  }
}

/** Begins with what was typed before in this tab, else with the saved set; every change is kept. */
function useKeptFigures(initial: Record<string, number> | undefined) {
  const [base] = useState(() => (initial ? JSON.stringify(initial) : ''))
  const [figures, setFigures] = useState<Figures>(() => {
    const draft = readDraft(base)
    if (draft) return figuresOf(draft)
    return initial ? savedFigures(initial, myUnit()) : nothingIn(myUnit())
  })
  useEffect(() => {
    const { unit, texts, confirmed } = figures
    keepDraft({ base, unit, texts, confirmed })
  }, [base, figures])
  return [figures, setFigures] as const
}

function nothingIn(unit: LengthUnit): Figures {
  return figuresOf({ unit, texts: {}, confirmed: [] })
}

function said(problem: Problem, figures: Figures, words: Words): FieldNote {
  if ('code' in problem) return fieldNote(problem, { figures, words })
  if (problem.kind === 'refused') return { kind: 'error', text: words.t('figure_refused') }
  const example = figures.unit === 'in' ? '24 ½' : '62.5'
  return { kind: 'error', text: words.t('figure_unreadable', { example }) }
}
