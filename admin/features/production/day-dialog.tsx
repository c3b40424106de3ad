import { Button, TextInput } from '@mantine/core'
import { formatDay, localTime } from '@rimal/contract/dates'
import { maxProductionNote } from '@rimal/contract/production/production-stages'
import type { ProductionItem } from '@rimal/contract/staff/production'
import { useState } from 'react'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { readsOfProduction } from './reads-of-production.ts'

type Props = { item: ProductionItem; onClose: () => void; onDone: (sentence: string) => void }

/** Changes the promised day of an item; the customer reads the reason. */
export function DayDialog({ item, onClose, onDone }: Props) {
  const { t, language } = useWords()
  const timeZone = useShop()?.timeZone
  const { orderNumber, lineId, dueOn, productionItem } = item
  const [day, setDay] = useState(dueOn)
  const [reason, setReason] = useState('')
  const [now] = useState(() => new Date())
  const send = useSend(readsOfProduction)
  const { run, isBusy, error, fields } = useChange(async () => {
    await send('POST staff/change-production-date', {
      body: { orderNumber, lineId, day, reason: reason.trim() },
    })
    onDone(
      t('sewing_day_moved', {
        item: isolate(orderNumber),
        day: formatDay(day, language, { weekday: true }),
      }),
    )
  })
  return (
    <Dialog title={t('sewing_change_day')} isOpen onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>
          <bdi>{productionItem}</bdi>
        </p>
        <p className={ui.lede}>{t('sewing_day_effect')}</p>
        <Notice error={error} />
        <TextInput
          type="date"
          dir="ltr"
          label={t('sewing_day')}
          description={t('sewing_day_now', { day: formatDay(dueOn, language, { weekday: true }) })}
          value={day}
          min={timeZone ? localTime(now, timeZone).day : undefined}
          onChange={(event) => setDay(event.currentTarget.value)}
          error={fields['day']}
          required
          data-autofocus
        />
        <NoteField
          label={t('sewing_day_reason')}
          value={reason}
          maxLength={maxProductionNote}
          onChange={setReason}
          error={fields['reason']}
          required
        />
        <Button type="submit" loading={isBusy}>
          {t('sewing_day_save')}
        </Button>
      </form>
    </Dialog>
  )
}
