import type { LengthUnit, MeasurementKey, Quarters } from '@rimal/contract/measure/measurements'
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
  type OnSaved,
  type Problem,
  problemsOf,
  reread,
  type SavedSet,
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
  initial: SavedSet | undefined
  onSaved: OnSaved
  /** A name to keep them under: of a new profile, or of the one whose figures they become. */
  keepAs?: { name: string; profileId: string | undefined } | null
  form: RefObject<HTMLFormElement | null>
}): MeasureForm {
  const { initial, onSaved, keepAs, form } = props
  const words = useWords()
  const { t } = words
  const [figures, setFigures] = useKeptFigures(initial)
  const [active, setActive] = useState<MeasurementKey>('full_length')
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const problems = problemsOf(figures)
  // What the server refused may be sent again as it is: only it knows why.
  const open = problems.filter(({ kind }) => kind !== 'refused')
  const toSee = open.filter(({ key }) => figures.shown.includes(key))

  function trouble(): string | null {
    if (failure || !pressed || toSee.length === 0) return failure
    const missing = toSee.every(({ kind }) => kind === 'missing')
    return t(missing ? 'custom_size_missing' : 'custom_size_problems', { count: toSee.length })
  }

  async function save() {
    const measurements = valuesOf(figures)
    const { unit, confirmed } = figures
    const body = { measurements, unit, confirmed }
    const reply = await (keepAs
      ? call('POST measurement-profile/save-profile', {
          body: { ...body, name: keepAs.name, profile_id: keepAs.profileId },
        })
      : call('POST custom-size/save-custom-size', { body }))
    if (reply.result) {
      // They are kept with her: the next ones are somebody else's.
      if (keepAs) setFigures(nothingIn(unit))
      return onSaved(reply.result.customSizeId, keepAs?.name)
    }
    const named = Object.keys(reply.fields ?? {}).map((name) => name.split('.').at(-1))
    setFigures((now) => ({
      ...now,
      shown: keys,
      refused: keys.filter((key) => named.includes(key)),
    }))
    setFailure(reply.message)
    focusFirstError(form.current)
  }

  return {
    figures,
    active,
    filled: countFilled(figures),
    trouble: trouble(),
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
      setPressed(false)
      setFailure(null)
      showToast(t('custom_size_cleared'), {
        action: { label: t('custom_size_undo'), onClick: () => setFigures(before) },
      })
    },
    async submit() {
      if (busy) return
      setPressed(true)
      setFailure(null)
      if (open.length > 0) {
        setFigures((now) => ({ ...now, shown: keys }))
        focusFirstError(form.current)
        return
      }
      setBusy(true)
      try {
        await save()
      } catch {
        setFailure(t('custom_size_not_sent'))
      } finally {
        setBusy(false)
      }
    },
  }
}

/** Begins with what was typed before in this tab, else with the saved set; every change is kept. */
function useKeptFigures(initial: SavedSet | undefined) {
  const [base] = useState(() => (initial ? JSON.stringify(initial.measurements) : ''))
  const [figures, setFigures] = useState<Figures>(() => {
    const draft = readDraft(base)
    if (draft) return figuresOf(draft)
    return initial ? savedFigures(initial) : nothingIn(myUnit())
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
