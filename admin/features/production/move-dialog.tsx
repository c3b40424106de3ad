import { Button, Checkbox, TextInput } from '@mantine/core'
import { orderErrors } from '@rimal/contract/errors/orders-errors'
import {
  maxProductionNote,
  maxTailor,
  needsReason,
  type ProductionStage,
} from '@rimal/contract/production/production-stages'
import type { ProductionItem } from '@rimal/contract/staff/production'
import { useState } from 'react'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { Refusal } from '../../call.ts'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { isAgain } from './possible-moves.ts'
import { readsOfProduction } from './reads-of-production.ts'

type Props = {
  item: ProductionItem
  to: ProductionStage
  onClose: () => void
  onDone: (sentence: string) => void
}

/** Moves an item to another stage, with its reason, its note or its tailor; the effect is said before. */
export function MoveDialog({ item, to, onClose, onDone }: Props) {
  const { t } = useWords()
  const { state, productionItem } = item
  const again = isAgain(state, to)
  const title = again ? t(`sewing_again_${to}`) : t(`sewing_step_${to}`)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>
        <bdi>{productionItem}</bdi>
      </p>
      <p className={ui.lede}>{again ? t(`sewing_effect_again_${to}`) : t(`sewing_effect_${to}`)}</p>
      <MoveForm item={item} to={to} title={title} onDone={onDone} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'item' | 'to' | 'onDone'> & { title: string }

function MoveForm({ item, to, title, onDone }: FormProps) {
  const { t } = useWords()
  const { orderNumber, lineId, state } = item
  const [note, setNote] = useState('')
  const [tailor, setTailor] = useState(item.tailor)
  const [isForced, setForced] = useState(false)
  const send = useSend(readsOfProduction)
  const { run, isBusy, error, fields } = useChange(async () => {
    await send('POST staff/change-production-stage', {
      body: {
        orderNumber,
        lineId,
        state: to,
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(to === 'cutting' ? { tailor, force: isForced } : {}),
      },
    })
    onDone(t('sewing_moved', { item: isolate(orderNumber), stage: t(`staff_stage_${to}`) }))
  })
  const isNeeded = needsReason(state, to)
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <ForceBox error={error} isForced={isForced} onChange={setForced} />
      {to === 'cutting' ? (
        <TextInput
          label={t('sewing_tailor_field')}
          dir="auto"
          value={tailor}
          maxLength={maxTailor}
          onChange={(event) => setTailor(event.currentTarget.value)}
        />
      ) : null}
      <NoteField
        label={t(
          to === 'awaiting_measurements'
            ? 'sewing_question'
            : isNeeded
              ? 'sewing_reason'
              : 'sewing_note',
        )}
        value={note}
        maxLength={maxProductionNote}
        onChange={setNote}
        error={fields['note']}
        required={isNeeded}
        data-autofocus
      />
      <Button type="submit" loading={isBusy}>
        {title}
      </Button>
    </form>
  )
}

type ForceProps = { error: unknown; isForced: boolean; onChange: (isForced: boolean) => void }

/** While the customer may still cancel, staff begin only if the customer asked them to. */
function ForceBox({ error, isForced, onChange }: ForceProps) {
  const { t } = useWords()
  const { number } = orderErrors.customer_may_still_cancel
  const isAsked = error instanceof Refusal && error.errorCode === number
  if (!isAsked && !isForced) return null
  return (
    <Checkbox
      label={t('sewing_force')}
      checked={isForced}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
