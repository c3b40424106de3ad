import { type CancelReason, cancelReasons, maxCancelNote } from '@rimal/contract/cancellation'
import type { CancelPreview } from '@rimal/contract/cancelling'
import { type FormEvent, useRef, useState } from 'react'
import { InCurrency } from '../../../in-currency.tsx'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { ChoosePieces } from './choose-pieces.tsx'
import { type ChosenPiece, stillThere, worthOf } from './chosen-pieces.ts'
import { MoneyOfPieces } from './money-of-pieces.tsx'
import { useCancel } from './use-cancel.ts'
import { WhatComesBack } from './what-comes-back.tsx'

type Ways = { onKeep: () => void; onCancelled: (preview: CancelPreview) => void }

/** Cancels an order, named by its token or its number, once she has seen what comes back. */
export function CancelForm({ order, ...ways }: Ways & { order: string }) {
  const { t } = useWords()
  const { state, load, cancel, cancelPieces } = useCancel(order)
  if (state.kind === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
    )
  }
  if (state.kind === 'refused') {
    return (
      <div className="grid gap-5">
        <ErrorNote {...(state.over ? {} : { onRetry: load })}>{state.message}</ErrorNote>
        <Button kind="outline" full onClick={ways.onKeep}>
          {t('cancel_to_order')}
        </Button>
      </div>
    )
  }
  return <Form {...ways} preview={state.preview} cancel={cancel} cancelPieces={cancelPieces} />
}

type Cancelling = Pick<ReturnType<typeof useCancel>, 'cancel' | 'cancelPieces'>

function Form(props: Ways & Cancelling & { preview: CancelPreview }) {
  const { preview, cancel, cancelPieces, onKeep, onCancelled } = props
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { leave, pieces, standing, currency } = preview
  const onlyPieces = leave.of === 'shelf'
  const mayChoose = !onlyPieces && standing > 1 && pieces.length > 0
  const [what, setWhat] = useState<'all' | 'some'>(onlyPieces ? 'some' : 'all')
  const [picked, setPicked] = useState<ChosenPiece[]>([])
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [note, setNote] = useState('')
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const chosen = stillThere(picked, preview)
  const ofPieces = onlyPieces || (mayChoose && what === 'some')
  const noPiece = ofPieces && chosen.length === 0
  const noReason = reason === ''
  const noNote = reason === 'other' && note.trim() === ''
  const isAll = !ofPieces || worthOf(chosen, preview).isAll

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailed(null)
    if (noPiece || noReason || noNote) return focusFirstError(form.current)
    setBusy(true)
    const words = note.trim()
    const why = await (ofPieces ? cancelPieces(chosen, reason, words) : cancel(reason, words))
    setBusy(false)
    if (why !== null) return setFailed(why)
    showToast(t(isAll ? 'cancel_done' : 'cancel_pieces_done'))
    onCancelled(preview)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {mayChoose && (
        <Segmented
          legend={t('cancel_what')}
          value={what}
          onChange={setWhat}
          options={[
            { value: 'all', label: t('cancel_all') },
            { value: 'some', label: t('cancel_some') },
          ]}
        />
      )}
      {onlyPieces && <p className="leading-tight text-ink-2">{t('cancel_shelf_only')}</p>}
      <InCurrency currency={currency}>
        {ofPieces ? (
          <>
            <ChoosePieces
              pieces={pieces}
              chosen={chosen}
              onChange={setPicked}
              error={pressed && noPiece ? t('cancel_which_missing') : undefined}
            />
            <MoneyOfPieces preview={preview} chosen={chosen} />
          </>
        ) : (
          <WhatComesBack preview={preview} />
        )}
      </InCurrency>
      <div className="grid gap-4 border-t border-rule pt-5">
        <SelectField
          label={t('cancel_why')}
          value={reason}
          onChange={(value) => setReason(value as CancelReason)}
          error={pressed && noReason ? t('cancel_why_missing') : undefined}
          placeholder={t('cancel_why_choose')}
          options={cancelReasons.map((value) => ({ value, label: t(`cancel_reason_${value}`) }))}
        />
        <TextArea
          label={t('cancel_note')}
          value={note}
          onChange={setNote}
          optional={reason !== 'other'}
          error={pressed && noNote ? t('cancel_note_missing') : undefined}
          rows={2}
          maxLength={maxCancelNote}
        />
      </div>
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button kind="outline" onClick={onKeep}>
          {t(ofPieces ? 'cancel_keep_all' : 'cancel_keep')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(isAll ? 'cancel_title' : 'cancel_these')}
        </Button>
      </div>
    </form>
  )
}
