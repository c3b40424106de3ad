import { type CancelReason, cancelReasons, maxCancelNote } from '@rimal/contract/cancellation'
import type { CancelPreview } from '@rimal/contract/cancel-order'
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
import { ChooseLines } from './choose-lines.tsx'
import { type ChosenLine, stillThere, worthOf } from './chosen-lines.ts'
import { MoneyOfLines } from './money-of-lines.tsx'
import { useCancel } from './use-cancel.ts'
import { CancelRefund } from './cancel-refund.tsx'

type Actions = { onKeep: () => void; onCancelled: (preview: CancelPreview) => void }

/** Cancels an order, named by its token or its number, once the customer has seen the refund. */
export function CancelForm({ order, ...handlers }: Actions & { order: string }) {
  const { t } = useWords()
  const { state, load, cancel, cancelOrderLines } = useCancel(order)
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
        <Button kind="outline" full onClick={handlers.onKeep}>
          {t('cancel_to_order')}
        </Button>
      </div>
    )
  }
  return (
    <Form
      {...handlers}
      preview={state.preview}
      cancel={cancel}
      cancelOrderLines={cancelOrderLines}
    />
  )
}

type Cancelling = Pick<ReturnType<typeof useCancel>, 'cancel' | 'cancelOrderLines'>

function Form(props: Actions & Cancelling & { preview: CancelPreview }) {
  const { preview, cancel, cancelOrderLines, onKeep, onCancelled } = props
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { cancellation, lines, standing, currency } = preview
  const onlyLines = cancellation.of === 'ready_to_wear'
  const mayChoose = !onlyLines && standing > 1 && lines.length > 0
  const [what, setWhat] = useState<'all' | 'some'>(onlyLines ? 'some' : 'all')
  const [picked, setPicked] = useState<ChosenLine[]>([])
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [note, setNote] = useState('')
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const chosen = stillThere(picked, preview)
  const ofProducts = onlyLines || (mayChoose && what === 'some')
  const noLine = ofProducts && chosen.length === 0
  const noReason = reason === ''
  const noNote = reason === 'other' && note.trim() === ''
  // Before a line is ticked the button uses the plural.
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0) || 3
  const isAll = !ofProducts || worthOf(chosen, preview).isAll

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailed(null)
    if (noLine || noReason || noNote) return focusFirstError(form.current)
    setBusy(true)
    const words = note.trim()
    const why = await (ofProducts ? cancelOrderLines(chosen, reason, words) : cancel(reason, words))
    setBusy(false)
    if (why !== null) return setFailed(why)
    showToast(t(isAll ? 'cancel_done' : 'cancel_lines_done'))
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
      {onlyLines && <p className="leading-tight text-ink-2">{t('cancel_ready_only')}</p>}
      <InCurrency currency={currency}>
        {ofProducts ? (
          <>
            <ChooseLines
              lines={lines}
              chosen={chosen}
              onChange={setPicked}
              error={pressed && noLine ? t('cancel_which_missing') : undefined}
            />
            <MoneyOfLines preview={preview} chosen={chosen} />
          </>
        ) : (
          <CancelRefund preview={preview} />
        )}
      </InCurrency>
      <div className="grid gap-4 border-t border-rule pt-5">
        <SelectField
          label={t('cancel_why')}
          value={reason}
          onChange={(value) => setReason(value as CancelReason)}
          error={pressed && noReason ? t('field_required') : undefined}
          placeholder={t('cancel_why_choose')}
          options={cancelReasons.map((value) => ({ value, label: t(`cancel_reason_${value}`) }))}
        />
        <TextArea
          label={t('cancel_note')}
          value={note}
          onChange={setNote}
          optional={reason !== 'other'}
          error={pressed && noNote ? t('field_required') : undefined}
          rows={2}
          maxLength={maxCancelNote}
        />
      </div>
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <div
        data-foot-bar
        className="sticky -bottom-5 z-1 -mx-5 -mb-5 grid grid-cols-2 gap-3 border-t border-rule bg-paper px-5 pt-3 pb-5"
      >
        <Button kind="outline" className="px-2!" onClick={onKeep}>
          {t('cancel_keep')}
        </Button>
        <Button type="submit" className="px-2!" busy={busy}>
          {isAll ? t('cancel_title') : t('cancel_these', { count: units })}
        </Button>
      </div>
    </form>
  )
}
