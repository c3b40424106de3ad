import { type CancelReason, cancelReasons, maxCancelNote } from '@rimal/contract/cancellation'
import type { CancelPreview } from '@rimal/contract/cancel-order'
import { InCurrency } from '../../../in-currency.tsx'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
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
type FormProps = Actions & Cancelling & { preview: CancelPreview }

function Form(props: FormProps) {
  const { preview, onKeep } = props
  const { t } = useWords()
  const cancelling = useCancelForm(props)
  const { form, isAll, units } = cancelling
  const { values, change, faults } = form
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WhatToCancel preview={preview} cancelling={cancelling} />
      <div className="grid gap-4 border-t border-rule pt-5">
        <SelectField
          label={t('cancel_why')}
          value={values.reason}
          onChange={(value) => change({ reason: value as CancelReason, note: values.note })}
          error={faults.reason}
          placeholder={t('cancel_why_choose')}
          options={cancelReasons.map((value) => ({ value, label: t(`cancel_reason_${value}`) }))}
        />
        <TextArea
          {...form.field('note')}
          label={t('cancel_note')}
          optional={values.reason !== 'other'}
          rows={2}
          maxLength={maxCancelNote}
        />
      </div>
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <div
        data-foot-bar
        className="sticky -bottom-5 z-1 -mx-5 -mb-5 grid grid-cols-2 gap-3 border-t border-rule bg-paper px-5 pt-3 pb-5"
      >
        <Button kind="outline" className="px-2!" onClick={onKeep}>
          {t('cancel_keep')}
        </Button>
        <Button type="submit" className="px-2!" busy={form.busy}>
          {isAll ? t('cancel_title') : t('cancel_these', { count: units })}
        </Button>
      </div>
    </form>
  )
}

type Written = {
  what: 'all' | 'some'
  picked: ChosenLine[]
  reason: CancelReason | ''
  note: string
}

function useCancelForm({ preview, cancel, cancelOrderLines, onCancelled }: FormProps) {
  const { t } = useWords()
  const onlyLines = preview.cancellation.of === 'ready_to_wear'
  const mayChoose = !onlyLines && preview.remainingUnits > 1 && preview.lines.length > 0
  const ofProductsIn = ({ what }: Written) => onlyLines || (mayChoose && what === 'some')
  const form = useForm<Written>({
    start: { what: onlyLines ? 'some' : 'all', picked: [], reason: '', note: '' },
    check(written) {
      const { picked, reason, note } = written
      const noLine = ofProductsIn(written) && stillThere(picked, preview).length === 0
      return {
        ...(noLine ? { picked: t('cancel_which_missing') } : {}),
        ...(reason === '' ? { reason: t('field_required') } : {}),
        ...(reason === 'other' && note.trim() === '' ? { note: t('field_required') } : {}),
      }
    },
    async send(written) {
      const { picked, reason, note } = written
      if (reason === '') return
      const failure = await (ofProductsIn(written)
        ? cancelOrderLines(stillThere(picked, preview), reason, note.trim())
        : cancel(reason, note.trim()))
      if (failure !== null) return { failure }
      showToast(t(isAll ? 'cancel_done' : 'cancel_lines_done'))
      onCancelled(preview)
    },
  })
  const chosen = stillThere(form.values.picked, preview)
  const ofProducts = ofProductsIn(form.values)
  const isAll = !ofProducts || worthOf(chosen, preview).isAll
  // Before a line is ticked the button uses the plural.
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0) || 3
  return { form, mayChoose, onlyLines, ofProducts, chosen, isAll, units }
}

/** All of the order or single lines, and the money that comes back. */
function WhatToCancel(props: {
  preview: CancelPreview
  cancelling: ReturnType<typeof useCancelForm>
}) {
  const { preview, cancelling } = props
  const { form, mayChoose, onlyLines, ofProducts, chosen } = cancelling
  const { values, change, faults } = form
  const { t } = useWords()
  return (
    <>
      {mayChoose && (
        <Segmented
          legend={t('cancel_what')}
          value={values.what}
          onChange={(what) => change({ what, picked: values.picked })}
          options={[
            { value: 'all', label: t('cancel_all') },
            { value: 'some', label: t('cancel_some') },
          ]}
        />
      )}
      {onlyLines && <p className="leading-tight text-ink-2">{t('cancel_ready_only')}</p>}
      <InCurrency currency={preview.currency}>
        {ofProducts ? (
          <>
            <ChooseLines
              lines={preview.lines}
              chosen={chosen}
              onChange={(picked) => change({ picked })}
              error={faults.picked}
            />
            <MoneyOfLines preview={preview} chosen={chosen} />
          </>
        ) : (
          <CancelRefund preview={preview} />
        )}
      </InCurrency>
    </>
  )
}
