import { formatMoney } from '@rimal/contract/money'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { RefundPreview } from '@rimal/contract/staff/refunds'
import { MoneyField } from '../../../ui/form/number-field.tsx'
import { useWords } from '../../../words.tsx'
import type { RefundChoice } from './use-refund.ts'

type Props = { order: StaffOrder; possible: RefundPreview; refund: RefundChoice }

/** The amount of a refund for which no item comes back. */
export function RefundByAmount({ order, possible: { currency, most }, refund }: Props) {
  const { t, language } = useWords()
  const atMost = t('refund_amount_most', { amount: formatMoney(most, { currency, language }) })
  return (
    <>
      <MoneyField
        label={t(order.totals.vat > 0 ? 'refund_amount_with_vat' : 'refund_amount')}
        help={atMost}
        currency={currency}
        value={refund.amount}
        onChange={refund.setAmount}
        error={(refund.amount ?? 0) > most ? atMost : undefined}
      />
      <p>{t('refund_amount_effect')}</p>
    </>
  )
}
