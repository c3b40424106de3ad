import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { ListedRefund } from '@rimal/contract/staff/refunds'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfRefunds } from './reads-of-money.ts'

type Props = {
  refund: ListedRefund
  onClose: () => void
  /** Called with the sentence that says what was decided. */
  onDone: (sentence: string) => void
}

/** An owner approves or rejects a refund; the button that approves repeats the amount. */
export function DecideDialog({ refund, onClose, onDone }: Props) {
  const { t, language } = useWords()
  const { refundId, orderNumber, amount: minor, currency, reason, requestedBy } = refund
  const amount = formatMoney(minor, { currency, language })
  const number = isolate(orderNumber)
  const send = useSend(readsOfRefunds)
  const { run, isBusy, error } = useChange(async (approved: boolean) => {
    await send('POST staff/decide-refund', { body: { refundId, approved } })
    onDone(t(approved ? 'money_approved' : 'money_rejected', { amount, number }))
  })
  return (
    <Dialog title={t('money_decide_title', { number })} isOpen onClose={onClose}>
      <div className={ui.form}>
        <Notice error={error} />
        <p>
          {t(`refund_reason_${reason}`)} · {t('money_asked_by')}:{' '}
          <bdi>{requestedBy ?? t('money_by_the_shop')}</bdi>
        </p>
        <p>{t('money_decide_effect', { amount })}</p>
        <div className={ui.acts}>
          <Button loading={isBusy} onClick={() => void run(true)}>
            {t('money_approve_amount', { amount })}
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={() => void run(false)}>
            {t('money_reject')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
