import { Fragment } from 'react'
import type { Order } from '@rimal/contract/orders'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TotalsList } from '../cart/order-summary.tsx'
import { addressText } from '../checkout/address/address-text.ts'

/** What it comes to, how it is paid, where it goes, and the invoice. */
export function OrderPanel({ order }: { order: Order }) {
  const words = useWords()
  const { t } = words
  const { totals, shipping, paid, paymentMethod, address, invoice, token, billing } = order
  const { status, moneyBack, refunds } = order
  const { pickup } = shipping
  const atPickup = pickup !== null && paymentMethod === 'cash_on_delivery'
  const money = useMoney()
  const isOver = status === 'cancelled' || status === 'expired'
  // What is paid at the door is paid once it has arrived.
  const isPaid =
    paid ||
    moneyBack !== null ||
    refunds.length > 0 ||
    status === 'delivered' ||
    status === 'completed'
  return (
    <aside className="mt-8 grid gap-6 lg:sticky lg:top-26 lg:bg-wash lg:p-8">
      <TotalsList
        totals={totals}
        arrival={isOver ? null : shipping.arrival}
        pickup={pickup !== null}
      />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-small leading-tight">
        {(moneyBack || !isOver) && (
          <>
            <dt className="text-ink-2">
              {t(isPaid ? 'order_paid_with' : 'order_to_be_paid_with')}
            </dt>
            <dd className="min-w-0 text-end wrap-anywhere">
              {t(atPickup ? 'pay_by_cash_at_pickup' : `pay_by_${paymentMethod}`)}
            </dd>
          </>
        )}
        {moneyBack && (
          <>
            <dt className="text-ink-2">{t(`money_row_${moneyBack.state}`)}</dt>
            <dd className="text-end">
              <bdi>{money(moneyBack.amount)}</bdi>
            </dd>
          </>
        )}
        {refunds.map(({ state, amount }, index) => (
          <Fragment key={index}>
            <dt className="text-ink-2">{t(`money_row_${state}`)}</dt>
            <dd className="text-end">
              <bdi>{money(amount)}</bdi>
            </dd>
          </Fragment>
        ))}
        <dt className="text-ink-2">{t(pickup ? 'pickup_way' : 'order_way')}</dt>
        <dd className="min-w-0 text-end wrap-anywhere">{shipping.title}</dd>
        <dt className="text-ink-2">{t(pickup ? 'pickup_at' : 'order_deliver_to')}</dt>
        <dd className="min-w-0 text-end wrap-anywhere">
          {pickup?.address ?? [address.name, addressText(address, words)].join(t('list_separator'))}
        </dd>
        {pickup && (
          <>
            <dt className="text-ink-2">{t('pickup_hours')}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{pickup.hours}</dd>
          </>
        )}
        {billing.company && (
          <>
            <dt className="text-ink-2">{t('order_billing')}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{billing.company}</dd>
          </>
        )}
      </dl>
      {invoice && (
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-small leading-tight">
          <TextLink to={`/invoice?order=${token}`}>{t('order_invoice')}</TextLink>
          {invoice.creditNotes.map(({ number }) => (
            <TextLink key={number} to={`/invoice?order=${token}&document=${number}`}>
              {t('order_credit_note')} <span className="ltr">{number}</span>
            </TextLink>
          ))}
        </p>
      )}
    </aside>
  )
}
