import type { ReactNode } from 'react'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { InCurrency } from '../../../in-currency.tsx'
import { useMoney } from '../../../shop.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { LastOrder } from '../../checkout/draft/mirror.ts'
import { HoldTime } from './hold-time.tsx'
import type { Unpaid, UnpaidOrder } from './use-unpaid.ts'

type Props = UnpaidOrder & {
  /** The order that another tab placed while this page was open. */
  elsewhere?: LastOrder | null
}

/** A payment that was left unfinished, or an order of another tab, with a link to it. */
export function UnpaidStrip(props: Props) {
  const { t } = useWords()
  const content = contentOf(props)
  if (!content) return null
  return (
    <section
      aria-label={t(props.unpaid ? 'unpaid_title' : 'order_page')}
      className="-mx-(--gutter) border-y border-edge bg-wash text-small leading-tight lg:mx-0 lg:mt-6 lg:border"
    >
      <div
        aria-live="polite"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 px-(--gutter) py-3.5 lg:px-5"
      >
        {content}
      </div>
    </section>
  )
}

/** The number of the order that the strip names. */
export function numberInStrip({ unpaid, placed, elsewhere }: Props): string | undefined {
  return (unpaid ?? placed)?.orderNumber ?? elsewhere?.number
}

function contentOf({ unpaid, placed, elsewhere }: Props): ReactNode {
  if (unpaid) {
    return (
      <InCurrency currency={unpaid.currency}>
        <Awaiting unpaid={unpaid} isElsewhere={unpaid.orderNumber === elsewhere?.number} />
      </InCurrency>
    )
  }
  if (placed) return <Paid {...placed} />
  return elsewhere && <Elsewhere order={elsewhere} />
}

function Awaiting({ unpaid, isElsewhere }: { unpaid: Unpaid; isElsewhere: boolean }) {
  const { t } = useWords()
  const money = useMoney()
  const { orderNumber, amount, paymentToken } = unpaid
  return (
    <>
      <p className="grid gap-1">
        <span>{t(isElsewhere ? 'order_elsewhere_unpaid' : 'unpaid_title')}</span>
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

function Paid({ orderNumber, orderToken }: NonNullable<UnpaidOrder['placed']>) {
  const { t } = useWords()
  return (
    <>
      <p>
        <Sentence
          text={t('unpaid_is_paid')}
          parts={{ number: <span className="ltr">{orderNumber}</span> }}
        />
      </p>
      <TextLink to={`/order/${orderToken}`}>{t('payment_see_order')}</TextLink>
    </>
  )
}

function Elsewhere({ order: { number, token, paymentToken } }: { order: LastOrder }) {
  const { t } = useWords()
  const parts = { number: <span className="ltr">{number}</span> }
  return (
    <>
      <p>
        <Sentence text={t('order_elsewhere')} parts={parts} />
      </p>
      {paymentToken ? (
        <TextLink to={`/payment/${paymentToken}`}>{t('unpaid_continue')}</TextLink>
      ) : (
        <TextLink to={`/order/${token}`}>
          <span>
            <Sentence text={t('order_elsewhere_see')} parts={parts} />
          </span>
        </TextLink>
      )}
    </>
  )
}
