import { Button, NativeSelect } from '@mantine/core'
import { formatDay } from '@rimal/contract/dates'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import type { VisitStatus } from '@rimal/contract/statuses'
import type { VisitDay } from '@rimal/contract/visits'
import { useState } from 'react'
import { useRead, useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfVisits } from './reads-of-visits.ts'

type Props = { visit: StaffVisit; onClose: () => void; onDone: (status: VisitStatus) => void }

/** Moves a visit to a time that was agreed with the customer. */
export function MoveVisitDialog({ visit, onClose, onDone }: Props) {
  const { t, language } = useWords()
  const { number, day, timeSlot } = visit
  const { data, error } = useRead('GET staff/list-visit-times')
  const time = t('staff_visit_time', { from: timeSlot.from, to: timeSlot.to })
  return (
    <Dialog
      title={t('staff_visit_move_title', { number: isolate(number) })}
      isOpen
      onClose={onClose}
    >
      <div className={ui.form}>
        <p>{t('staff_visit_effect_move')}</p>
        <p>
          {t('staff_visit_move_now', { day: formatDay(day, language, { weekday: true }), time })}
        </p>
        <Notice error={error} />
        {data?.length === 0 ? <p>{t('staff_visit_no_times')}</p> : null}
        {data && data.length > 0 ? <TimeForm number={number} days={data} onDone={onDone} /> : null}
      </div>
    </Dialog>
  )
}

type FormProps = { number: string; days: VisitDay[]; onDone: (status: VisitStatus) => void }

function TimeForm({ number, days, onDone }: FormProps) {
  const { t, language } = useWords()
  const [day, setDay] = useState(days[0]?.day ?? '')
  const timeSlots = days.find((one) => one.day === day)?.timeSlots ?? []
  const [chosen, setChosen] = useState('')
  // A time slot of another day may not be free on this one.
  const timeSlot = timeSlots.find(({ id }) => id === chosen)?.id ?? timeSlots[0]?.id ?? ''
  const send = useSend(readsOfVisits)
  const { run, isBusy, error, fields } = useChange(async () => {
    const body = { visitNumber: number, day, timeSlot }
    onDone((await send('POST staff/reschedule-visit', { body })).status)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <NativeSelect
        label={t('staff_visit_day')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        data={days.map((one) => ({
          value: one.day,
          label: formatDay(one.day, language, { weekday: true }),
        }))}
        error={fields['day']}
        data-autofocus
      />
      <NativeSelect
        label={t('staff_visit_slot')}
        value={timeSlot}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={timeSlots.map(({ id, from, to }) => ({
          value: id,
          label: t('staff_visit_time', { from, to }),
        }))}
        error={fields['timeSlot']}
      />
      <Button type="submit" loading={isBusy}>
        {t('staff_visit_move')}
      </Button>
    </form>
  )
}
