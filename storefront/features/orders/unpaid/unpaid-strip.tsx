import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { InCurrency } from '../../../in-currency.tsx'
import { useMoney } from '../../../shop.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { HoldTime } from './hold-time.tsx'
import { type Unpaid, useUnpaid } from './use-unpaid.ts'

/** A payment that was left unfinished, with a link to it and what becomes of it by ordering again. */
export function UnpaidStrip() {
  const { t } = useWords()
  const { unpaid, placed } = useUnpaid()
  if (!unpaid && !placed) return null
  return (
    <section
      aria-label={t('unpaid_title')}
      className="-mx-(--gutter) border-y border-edge bg-wash text-small leading-tight lg:mx-0 lg:mt-6 lg:border"
    >
      <div
        aria-live="polite"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 px-(--gutter) py-3.5 lg:px-5"
      >
        {unpaid ? (
          <InCurrency currency={unpaid.currency}>
            <Awaiting unpaid={unpaid} />
          </InCurrency>
        ) : (
          placed && (
            <>
              <p>
                <Sentence
                  text={t('unpaid_is_paid')}
                  parts={{ number: <span className="ltr">{placed.orderNumber}</span> }}
                />
              </p>
              <TextLink to={`/order/${placed.orderToken}`}>{t('payment_see_order')}</TextLink>
            </>
          )
        )}
      </div>
    </section>
  )
}

function Awaiting({ unpaid }: { unpaid: Unpaid }) {
  const { t } = useWords()
  const money = useMoney()
  const { orderNumber, amount, paymentToken } = unpaid
  return (
    <>
      <p className="grid gap-1">
        <span>{t('unpaid_title')}</span>
        <span className="text-ink-2">
          <Sentence
            text={t('unpaid_text')}
            parts={{
              number: <span className="ltr">{orderNumber}</span>,
              amount: <bdi>{money(amount)}</bdi>,
              held: <HoldTime hold={unpaid} />,
            }}
          />
        </span>
      </p>
      <TextLink to={`/payment/${paymentToken}`}>{t('unpaid_continue')}</TextLink>
    </>
  )
}
