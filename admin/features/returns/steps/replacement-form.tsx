import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfReturns } from '../reads-of-returns.ts'
import type { StepProps } from './step-props.ts'

/** Creates the order of the replacement; damaged items are replaced if the shop is at fault. */
export function ReplacementForm({ found, onDone }: StepProps) {
  const { t } = useWords()
  const { number: returnNumber, kind, lines } = found
  const [faultOfShop, setFault] = useState(false)
  const send = useSend(readsOfReturns)
  const { run, isBusy, error } = useChange(async () => {
    const body = { returnNumber, outcome: 'exchanged' as const, faultOfShop }
    onDone((await send('POST staff/resolve-return', { body })).state)
  })
  // A claim is the fault of the shop in any case.
  const isAsked = kind !== 'claim' && lines.some(({ condition }) => condition === 'damaged')
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      {isAsked ? (
        <Checkbox
          label={t('staff_return_fault')}
          description={t('staff_return_fault_exchange')}
          checked={faultOfShop}
          onChange={(event) => setFault(event.currentTarget.checked)}
        />
      ) : null}
      <Button type="submit" loading={isBusy} data-autofocus>
        {t('staff_return_step_exchanged')}
      </Button>
    </form>
  )
}
