import type { MeasurementKey } from '@rimal/contract/measure/measurements'
import { quartersToText } from '@rimal/contract/measure/measurements'
import { type KeyboardEvent, useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Field } from '../../ui/field.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { valuesOf } from './measurements.ts'
import type { MeasureForm } from './use-measure-form.ts'

type Props = { form: MeasureForm; measure: MeasurementKey; number: number; last: boolean }

export function MeasureField({ form, measure, number, last }: Props) {
  const { t } = useWords()
  // Takes the focus of a button that has done its work; on a field it would raise the keyboard.
  const place = useRef<HTMLDivElement>(null)
  const { measurements } = form
  const { unit, texts } = measurements
  const note = form.noteOf(measure)
  const id = `figure-${measure}`
  const question = note?.kind === 'question' ? `${id}-question` : undefined
  const described = (error: string | undefined) =>
    [error, question, `${id}-help`].filter(Boolean).join(' ')
  return (
    <div ref={place} tabIndex={-1} className="grid content-start gap-1.5 outline-none">
      <Field
        id={id}
        label={`${number}. ${t(`measurement_${measure}`)}`}
        error={note?.kind === 'error' ? note.text : undefined}
        unit={t(`length_${unit}`)}
      >
        {(control) => (
          <input
            {...control}
            aria-describedby={described(control['aria-describedby'])}
            data-wrong={question && 'true'}
            name={measure}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint={last ? 'done' : 'next'}
            value={texts[measure] ?? ''}
            onChange={(event) => form.type(measure, event.target.value)}
            onFocus={() => form.enter(measure)}
            onBlur={() => form.leave(measure)}
            onKeyDown={moveOnWithEnter}
            className={`${inSight} min-h-11.5 w-full min-w-0 bg-transparent px-3.5 py-2.5 outline-none [text-align:var(--align-ltr)]`}
          />
        )}
      </Field>
      <p id={`${id}-help`} hidden>
        {t(`measurement_help_${measure}`)}
      </p>
      {question && (
        <p id={question} className="text-small leading-tight text-oud">
          {note?.text}
        </p>
      )}
      <Answers form={form} measure={measure} onDone={() => place.current?.focus()} />
    </div>
  )
}

/** What can be done about a note: use its figure, or confirm the typed one. */
function Answers(props: Pick<Props, 'form' | 'measure'> & { onDone: () => void }) {
  const { form, measure, onDone } = props
  const { t, language } = useWords()
  const note = form.noteOf(measure)
  const value = valuesOf(form.measurements)[measure]
  if (!note || value === undefined) return null
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3 pb-1.5 text-small leading-tight">
      {note.use !== undefined && (
        <TextButton
          onClick={() => {
            form.use(measure, note.use ?? value)
            onDone()
          }}
        >
          {t('measurement_use', {
            value: quartersToText(note.use, form.measurements.unit, language),
          })}
        </TextButton>
      )}
      {note.kind === 'question' && (
        <TextButton
          onClick={() => {
            form.confirm(measure)
            onDone()
          }}
        >
          {t('measurement_confirm', { value: note.value ?? '' })}
        </TextButton>
      )}
    </div>
  )
}

/** Between the guide that stays above and the button that stays below; with its label and its note. */
const inSight =
  'scroll-mt-56 scroll-mb-20 lg:scroll-mt-28 [@media(min-height:38rem)]:scroll-mb-48 lg:scroll-mb-32'

/** Enter is the next field's key; after the last one it sends. */
function moveOnWithEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])]
  const next = inputs[inputs.indexOf(event.currentTarget) + 1]
  if (next) next.focus()
  else form?.requestSubmit()
}
