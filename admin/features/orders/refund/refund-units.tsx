import { formatMoney } from '@rimal/contract/money'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { RefundPreview } from '@rimal/contract/staff/refunds'
import { MoneyField } from '../../../ui/form/number-field.tsx'
import { useWords } from '../../../words.tsx'
import css from './refund.module.css'
import { UnitsField } from './units-field.tsx'
import type { RefundChoice } from './use-refund.ts'

type Props = { order: StaffOrder; possible: RefundPreview; refund: RefundChoice }

/** The lines of which units can be refunded, and the delivery. */
export function RefundUnits({ order, possible, refund }: Props) {
  const { t, language } = useWords()
  const { currency, delivery } = possible
  const most = formatMoney(delivery, { currency, language })
  return (
    <>
      {possible.lines.length > 0 ? (
        <fieldset className={css.lines}>
          <legend>{t('refund_lines')}</legend>
          {possible.lines.map((line) => (
            <Line key={line.position} order={order} line={line} refund={refund} />
          ))}
        </fieldset>
      ) : null}
      {delivery > 0 ? (
        <MoneyField
          label={t('refund_delivery')}
          help={t('refund_delivery_most', { amount: most })}
          currency={currency}
          value={refund.delivery}
          onChange={refund.setDelivery}
          error={
            (refund.delivery ?? 0) > delivery
              ? t('refund_delivery_most', { amount: most })
              : undefined
          }
        />
      ) : null}
    </>
  )
}

type LineProps = Pick<Props, 'order' | 'refund'> & { line: RefundPreview['lines'][number] }

function Line({ order, line: { position, lineId, units }, refund }: LineProps) {
  const ordered = order.lines.find(({ id }) => id === lineId)
  if (!ordered) return null
  return (
    <UnitsField
      line={ordered}
      units={units}
      value={refund.units[position] ?? 0}
      onChange={(chosen) => refund.setUnits(position, chosen)}
    />
  )
}
