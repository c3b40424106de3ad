import { Button, TextInput } from '@mantine/core'
import { localTime } from '@rimal/contract/dates'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfReturns } from '../reads-of-returns.ts'
import type { StepProps } from './step-props.ts'

/** The day on which the courier collects the items, or another day. */
export function PickupForm({ found, onDone }: StepProps) {
  const { t } = useWords()
  const { number: returnNumber, pickupOn, timeZone } = found
  const [day, setDay] = useState(pickupOn ?? '')
  const [now] = useState(() => new Date())
  const send = useSend(readsOfReturns)
  const { run, isBusy, error, fields } = useChange(async () => {
    const { state } = await send('POST staff/schedule-return-pickup', {
      body: { returnNumber, day },
    })
    onDone(state)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <TextInput
        type="date"
        dir="ltr"
        label={t('staff_return_day')}
        value={day}
        min={localTime(now, timeZone).day}
        onChange={(event) => setDay(event.currentTarget.value)}
        error={fields['day']}
        required
        data-autofocus
      />
      <Button type="submit" loading={isBusy}>
        {t('staff_return_step_pickup')}
      </Button>
    </form>
  )
}
