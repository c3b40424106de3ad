import type { LengthUnit, MeasurementKey, Quarters } from '@rimal/contract/measure/measurements'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { answerOf, call } from '../../api.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import type { Refusal } from '../../ui/form/submission.ts'
import { showToast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
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

type Props = {
  initial: SavedSet | undefined
  onSaved: OnSaved
  /** The name under which to save the measurements: for a new profile, or for the profile that they replace. */
  saveAs?: { name: string; profileId: string | undefined } | null
  form: RefObject<HTMLFormElement | null>
}

export function useMeasureForm(props: Props): MeasureForm {
  const words = useWords()
  const { t } = words
  const [filled, setMeasurements] = useStoredMeasurements(props.initial)
  const [active, setActive] = useState<MeasurementKey>('full_length')
  const problems = problemsOf(filled)
  const sending = useSending(props, { filled, setMeasurements, problems })
  const { pressed, setPressed, failure } = sending
  const toSee = toMend(problems).filter(({ key }) => filled.shown.includes(key))

  function trouble(): string | null {
    if (failure || !pressed || toSee.length === 0) return failure
    const missing = toSee.every(({ kind }) => kind === 'missing')
    return t(missing ? 'custom_size_missing' : 'custom_size_problems', { count: toSee.length })
  }

  return {
    measurements: filled,
    active,
    filled: countFilled(filled),
    trouble: trouble(),
    busy: sending.busy,
    otherUnitLikely: looksLikeOtherUnit(filled),
    noteOf(key) {
      const problem = problems.find((candidate) => candidate.key === key)
      return problem && filled.shown.includes(key) ? said(problem, filled, words) : undefined
    },
    enter: setActive,
    ...changesOf(setMeasurements),
    clear() {
      const before = filled
      setMeasurements(nothingIn(before.unit))
      setPressed(false)
      sending.forget()
      showToast(t('custom_size_cleared'), {
        action: { label: t('custom_size_undo'), onClick: () => setMeasurements(before) },
      })
    },
    submit: sending.submit,
  }
}

type SetMeasurements = Dispatch<SetStateAction<MeasurementsInput>>

/** What a key, a press or leaving a field does to the measurements. */
function changesOf(setMeasurements: SetMeasurements) {
  return {
    type: (key: MeasurementKey, text: string) => setMeasurements((now) => typed(now, key, text)),
    leave: (key: MeasurementKey) => setMeasurements((now) => left(now, key)),
    confirm(key: MeasurementKey) {
      setMeasurements((now) => ({ ...now, confirmed: [...now.confirmed, key] }))
    },
    use(key: MeasurementKey, quarters: Quarters) {
      setMeasurements((now) => left(typed(now, key, fieldText(quarters, now.unit)), key))
    },
    convert(unit: LengthUnit) {
      setMeasurements((now) => converted(now, unit))
      storeUnit(unit)
    },
    reread(unit: LengthUnit) {
      setMeasurements((now) => reread(now, unit))
      storeUnit(unit)
    },
  }
}

/** Measurements that the server refused may be sent again unchanged: only the server knows the reason. */
function toMend(problems: Problem[]): Problem[] {
  return problems.filter(({ kind }) => kind !== 'refused')
}

/** Checks all measurements and saves them, in a profile or for the one product. */
function useSending(
  { onSaved, saveAs, form }: Props,
  measured: {
    filled: MeasurementsInput
    setMeasurements: SetMeasurements
    problems: Problem[]
  },
) {
  const { filled, setMeasurements, problems } = measured
  const { t } = useWords()
  const [pressed, setPressed] = useState(false)
  const submission = useSubmit<MeasurementKey>(
    {
      check() {
        setPressed(true)
        const open = toMend(problems)
        if (open.length > 0) setMeasurements((now) => ({ ...now, shown: keys }))
        return Object.fromEntries(open.map(({ key, kind }) => [key, kind]))
      },
      send,
    },
    form,
  )

  async function send(): Promise<Refusal<MeasurementKey> | undefined> {
    const reply = await answerOf(save(filled, saveAs))
    if (!reply) return { failure: t('custom_size_not_sent') }
    if (reply.result) {
      // The measurements are saved in the customer's profile: the next ones are for another person.
      if (saveAs) setMeasurements(nothingIn(filled.unit))
      onSaved(reply.result.customSizeId, saveAs?.name)
      return undefined
    }
    const named = Object.keys(reply.fields ?? {}).map((name) => name.split('.').at(-1))
    const refused = keys.filter((key) => named.includes(key))
    setMeasurements((now) => ({ ...now, shown: keys, refused }))
    const faults = Object.fromEntries(refused.map((key) => [key, 'refused']))
    return { failure: reply.message, faults }
  }
  return {
    pressed,
    setPressed,
    failure: submission.failure,
    busy: submission.busy,
    submit: submission.submit,
    forget: submission.forget,
  }
}

function save(filled: MeasurementsInput, saveAs: Props['saveAs']) {
  const { unit, confirmed } = filled
  const body = { measurements: valuesOf(filled), unit, confirmed }
  return saveAs
    ? call('POST measurement-profile/save-profile', {
        body: { ...body, name: saveAs.name, profile_id: saveAs.profileId },
      })
    : call('POST custom-size/save-custom-size', { body })
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
