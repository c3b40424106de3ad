import type { LengthUnit, MeasurementKey, Quarters } from '@rimal/contract/measure/measurements'
import { type RefObject, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { readDraft } from './draft.ts'
import { type FieldNote, fieldNote } from './field-note.ts'
import {
  converted,
  countFilled,
  type MeasurementsInput,
  measurementsOf,
  keys,
  left,
  looksLikeOtherUnit,
  type OnSaved,
  type Problem,
  problemsOf,
  reread,
  type SavedSet,
  savedMeasurements,
  typed,
  valuesOf,
} from './measurements.ts'
import { fieldText } from './lengths.ts'
import { storeUnit, myUnit } from './my-unit.ts'
import { storeDraft } from './store-draft.ts'

export type MeasureForm = {
  measurements: MeasurementsInput
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
  /** The name under which to save the measurements: for a new profile, or for the profile that they replace. */
  saveAs?: { name: string; profileId: string | undefined } | null
  form: RefObject<HTMLFormElement | null>
}): MeasureForm {
  const { initial, onSaved, saveAs, form } = props
  const words = useWords()
  const { t } = words
  const [filled, setMeasurements] = useStoredMeasurements(initial)
  const [active, setActive] = useState<MeasurementKey>('full_length')
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const problems = problemsOf(filled)
  // Measurements that the server refused may be sent again unchanged: only the server knows the reason.
  const open = problems.filter(({ kind }) => kind !== 'refused')
  const toSee = open.filter(({ key }) => filled.shown.includes(key))

  function trouble(): string | null {
    if (failure || !pressed || toSee.length === 0) return failure
    const missing = toSee.every(({ kind }) => kind === 'missing')
    return t(missing ? 'custom_size_missing' : 'custom_size_problems', { count: toSee.length })
  }

  async function save() {
    const measurements = valuesOf(filled)
    const { unit, confirmed } = filled
    const body = { measurements, unit, confirmed }
    const reply = await (saveAs
      ? call('POST measurement-profile/save-profile', {
          body: { ...body, name: saveAs.name, profile_id: saveAs.profileId },
        })
      : call('POST custom-size/save-custom-size', { body }))
    if (reply.result) {
      // The measurements are saved in the customer's profile: the next ones are for another person.
      if (saveAs) setMeasurements(nothingIn(unit))
      return onSaved(reply.result.customSizeId, saveAs?.name)
    }
    const named = Object.keys(reply.fields ?? {}).map((name) => name.split('.').at(-1))
    setMeasurements((now) => ({
      ...now,
      shown: keys,
      refused: keys.filter((key) => named.includes(key)),
    }))
    setFailure(reply.message)
    focusFirstError(form.current)
  }

  return {
    measurements: filled,
    active,
    filled: countFilled(filled),
    trouble: trouble(),
    busy,
    otherUnitLikely: looksLikeOtherUnit(filled),
    noteOf(key) {
      const problem = problems.find((candidate) => candidate.key === key)
      return problem && filled.shown.includes(key) ? said(problem, filled, words) : undefined
    },
    enter: setActive,
    type: (key, text) => setMeasurements((now) => typed(now, key, text)),
    leave: (key) => setMeasurements((now) => left(now, key)),
    confirm(key) {
      setMeasurements((now) => ({ ...now, confirmed: [...now.confirmed, key] }))
    },
    use(key, quarters) {
      setMeasurements((now) => left(typed(now, key, fieldText(quarters, now.unit)), key))
    },
    convert(unit) {
      setMeasurements((now) => converted(now, unit))
      storeUnit(unit)
    },
    reread(unit) {
      setMeasurements((now) => reread(now, unit))
      storeUnit(unit)
    },
    clear() {
      const before = filled
      setMeasurements(nothingIn(before.unit))
      setPressed(false)
      setFailure(null)
      showToast(t('custom_size_cleared'), {
        action: { label: t('custom_size_undo'), onClick: () => setMeasurements(before) },
      })
    },
    async submit() {
      if (busy) return
      setPressed(true)
      setFailure(null)
      if (open.length > 0) {
        setMeasurements((now) => ({ ...now, shown: keys }))
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

/** Begins with what was typed before in this browser, else with the saved set; every change is stored. */
function useStoredMeasurements(initial: SavedSet | undefined) {
  const [base] = useState(() => (initial ? JSON.stringify(initial.measurements) : ''))
  const [filled, setMeasurements] = useState<MeasurementsInput>(() => {
    const draft = readDraft(base)
    if (draft) return measurementsOf(draft)
    return initial ? savedMeasurements(initial) : nothingIn(myUnit())
  })
  useEffect(() => {
    const { unit, texts, confirmed } = filled
    storeDraft({ base, unit, texts, confirmed })
  }, [base, filled])
  return [filled, setMeasurements] as const
}

function nothingIn(unit: LengthUnit): MeasurementsInput {
  return measurementsOf({ unit, texts: {}, confirmed: [] })
}

function said(problem: Problem, filled: MeasurementsInput, words: Words): FieldNote {
  if ('code' in problem) return fieldNote(problem, { measurements: filled, words })
  if (problem.kind === 'refused') return { kind: 'error', text: words.t('measurement_refused') }
  const example = filled.unit === 'in' ? '24 ½' : '62.5'
  return { kind: 'error', text: words.t('measurement_unreadable', { example }) }
}
