import { Button } from '@mantine/core'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { GroupGone, isGroupGone } from './group-gone.tsx'
import { readsOfDiscounts } from './reads-of-discounts.ts'

type Props = { promotion: Pick<StaffPromotion, 'promotionId' | 'active'> }

/** Switches a discount off, or on again: it can be undone, so nothing is asked before. */
export function SwitchDiscount({ promotion: { promotionId, active } }: Props) {
  const { t } = useWords()
  const { said, say } = useSaid()
  const send = useSend(readsOfDiscounts)
  const { run, isBusy, error, fields } = useChange(async () => {
    await send('POST staff/switch-promotion', { body: { promotionId, active: !active } })
    say(t(active ? 'discount_switched_off' : 'discount_switched_on'))
  })
  return (
    <div className={ui.form}>
      <Notice error={isGroupGone(fields) ? null : error} />
      <GroupGone fields={fields} />
      <Said said={said} />
      <div className={ui.acts}>
        <Button variant={active ? 'danger' : 'default'} loading={isBusy} onClick={() => void run()}>
          {t(active ? 'discount_switch_off' : 'discount_switch_on')}
        </Button>
      </div>
    </div>
  )
}
