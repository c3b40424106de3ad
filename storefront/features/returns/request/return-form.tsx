import {
  maxReturnNote,
  maxReturnPictures,
  reasonsOf,
  returnKinds,
  type ReturnReason,
} from '@rimal/contract/returns/return-states'
import type { OwnReturn, ReturnOptions } from '@rimal/contract/returns/returns'
import { type FormEvent, useRef, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { PictureChoice } from '../../reviews/editor/picture-choice.tsx'
import { usePictures } from '../../reviews/editor/use-pictures.ts'
import {
  type ReturnDraft,
  clearReturnDraft,
  storeReturnDraft,
  readReturnDraft,
} from './return-draft.ts'
import { faultsIn, type Faults, needsNote } from './faults-in.ts'
import { kindHint, maxFor } from './kinds-for.ts'
import { LineChoice } from './line-choice.tsx'
import { WhatYouGet } from './what-you-get.tsx'

/** The form for the kind, the lines and the reason. A reload restores its texts and pictures. */
export function ReturnForm(props: {
  order: string
  options: ReturnOptions
  onSent: (asked: OwnReturn) => void
  /** Called when the possible kinds or lines have changed meanwhile. */
  onStale: () => void
}) {
  const { order, options, onSent, onStale } = props
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => readReturnDraft(order))
  const [key] = useState(() => crypto.randomUUID())
  const [faults, setFaults] = useState<Faults>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { kind, reason, note } = draft
  const asksWhere = options.creditOffered && kind === 'return'
  const refundTo = asksWhere ? draft.refundTo : 'source'
  const pictures = usePictures({
    pictures: options.pictures,
    path: `return/upload-picture/${order}`,
    max: maxReturnPictures,
    takeAway: (pictureId) => tryCall('POST return/remove-picture', { body: { order, pictureId } }),
  })
  const kinds = returnKinds.filter((one) => options.lines.some((line) => maxFor(line, one) > 0))
  // Chosen lines may no longer be available.
  const chosenLines = draft.chosenLines.filter(({ lineId }) =>
    options.lines.some((line) => line.lineId === lineId && kind && maxFor(line, kind) > 0),
  )

  function change(part: Partial<ReturnDraft>) {
    const changed = { ...draft, chosenLines, ...part }
    setDraft(changed)
    storeReturnDraft(order, changed)
    const mended = Object.keys(part).map((name) => [name, undefined])
    setFaults({ ...faults, ...Object.fromEntries(mended) })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailed(null)
    const sendsPictures = kind === 'claim'
    const wrong = faultsIn(
      { ...draft, chosenLines },
      { pictures: sendsPictures ? pictures : null, t },
    )
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    if (kind === '' || reason === '') return
    setBusy(true)
    const reply = await tryCall('POST return/ask-for-return', {
      body: {
        order,
        idempotencyKey: key,
        kind,
        lines: chosenLines.map(({ lineId, quantity, wantedSku }) => ({
          lineId,
          quantity,
          ...(kind === 'exchange' ? { wantedSku } : {}),
        })),
        reason,
        note: note.trim(),
        pictures: sendsPictures ? pictures.ids : [],
        ...(asksWhere ? { refundTo } : {}),
      },
    })
    setBusy(false)
    if (reply?.result) {
      clearReturnDraft(order)
      return onSent(reply.result)
    }
    if (reply?.fields?.['note']) {
      setFaults({ note: t('field_required') })
      return focusFirstError(form.current)
    }
    setFailed(reply?.message ?? t('no_answer'))
    // The shop refused: the options shown here are outdated.
    if (reply) onStale()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-9"
    >
      <RadioCards
        legend={t('return_what')}
        value={kind === '' ? null : kind}
        onChange={(chosen) => change({ kind: chosen, chosenLines: [], reason: '' })}
        error={faults.kind}
        options={kinds.map((value) => ({
          value,
          title: t(`return_kind_${value}`),
          hint: t(kindHint(value, options)),
        }))}
      />
      {kind !== '' && (
        <>
          <LineChoice
            kind={kind}
            lines={options.lines}
            chosenLines={chosenLines}
            onChange={(chosen) => change({ chosenLines: chosen })}
            error={faults.chosenLines}
            wanting={faults.wanted}
          />
          <div className="grid gap-5">
            <SelectField
              label={t('return_why')}
              value={reason}
              onChange={(value) => change({ reason: value as ReturnReason })}
              error={faults.reason}
              placeholder={t('return_why_choose')}
              options={reasonsOf[kind].map((value) => ({ value, label: t(`return_why_${value}`) }))}
            />
            <TextArea
              label={t('return_note')}
              value={note}
              onChange={(value) => change({ note: value })}
              error={faults.note}
              hint={
                kind === 'alteration' || kind === 'claim'
                  ? t(`return_note_hint_${kind}`)
                  : undefined
              }
              optional={!needsNote(draft)}
              maxLength={maxReturnNote}
              rows={3}
              dir="auto"
            />
          </div>
          {kind === 'claim' && (
            <PictureChoice
              pictures={pictures}
              hint={t('return_pictures_hint', { max: maxReturnPictures })}
              error={pictures.ids.length > 0 && !pictures.isSending ? undefined : faults.pictures}
            />
          )}
          {asksWhere && (
            <RadioCards
              legend={t('return_money_to')}
              value={refundTo}
              onChange={(chosen) => change({ refundTo: chosen })}
              options={[
                { value: 'source', title: t('return_money_source') },
                {
                  value: 'credit',
                  title: t('return_money_credit'),
                  hint: t('return_money_credit_hint'),
                },
              ]}
            />
          )}
          <WhatYouGet kind={kind} chosenLines={chosenLines} options={options} refundTo={refundTo} />
        </>
      )}
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('return_send')}
        </Button>
        <p className="text-small text-ink-2">{t('return_keep_it')}</p>
      </div>
    </form>
  )
}
