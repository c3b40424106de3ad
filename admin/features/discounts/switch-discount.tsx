import { Button } from '@mantine/core'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfDiscounts } from './reads-of-discounts.ts'

type Props = { promotion: Pick<StaffPromotion, 'promotionId' | 'active'> }

/** Switches a discount off, or on again: it can be undone, so nothing is asked before. */
export function SwitchDiscount({ promotion: { promotionId, active } }: Props) {
  const { t } = useWords()
  const [said, setSaid] = useState('')
  const send = useSend(readsOfDiscounts)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/switch-promotion', { body: { promotionId, active: !active } })
    setSaid(t(active ? 'discount_switched_off' : 'discount_switched_on'))
  })
  return (
    <div className={ui.form}>
      <Notice error={error} />
      <output className={said ? ui.done : ui.hidden}>{said}</output>
      <div className={ui.acts}>
        <Button variant={active ? 'danger' : 'default'} loading={isBusy} onClick={() => void run()}>
          {t(active ? 'discount_switch_off' : 'discount_switch_on')}
        </Button>
      </div>
    </div>
  )
}
