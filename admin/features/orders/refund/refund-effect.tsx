import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { RefundPreview } from '@rimal/contract/staff/refunds'
import { type InputOf, Refusal } from '../../../call.ts'
import { useRead } from '../../../queries.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from './refund.module.css'

type Props = {
  query: NonNullable<InputOf<'GET staff/preview-refund'>['query']>
  isBusy: boolean
}

/** What the customer gets, as the server reckons it; the button repeats the amount. */
export function RefundEffect({ query, isBusy }: Props) {
  const { t, language } = useWords()
  const { data, error, isPlaceholderData } = useRead('GET staff/preview-refund', { query })
  const isReady = data !== undefined && !isPlaceholderData && !error
  const amount = data && formatMoney(data.amount, { currency: data.currency, language })
  return (
    <>
      {error && !isBusy ? (
        // The focus stays in the field that is being changed; what was just refunded is not refused afterwards.
        <p className={ui.notice} role="alert">
          {error instanceof Refusal ? error.message : t('admin_no_answer')}
        </p>
      ) : null}
      {isReady ? <Effect preview={data} /> : null}
      <Button
        type={isReady ? 'submit' : 'button'}
        loading={isBusy}
        aria-disabled={!isReady}
        data-disabled={!isReady || undefined}
      >
        {isReady && amount
          ? t(data.needsOwner ? 'refund_ask_owner' : 'refund_submit', { amount })
          : t('refund_submit_nothing')}
      </Button>
    </>
  )
}

function Effect({ preview }: { preview: RefundPreview }) {
  const { t, language } = useWords()
  const { amount, credit, currency, needsOwner } = preview
  const money = (minor: number) => formatMoney(minor, { currency, language })
  return (
    <output className={css.effect}>
      <span>
        {credit === 0 ? t('refund_customer_gets', { amount: money(amount) }) : null}
        {credit === amount ? t('refund_customer_gets_credit', { amount: money(amount) }) : null}
        {credit > 0 && credit < amount
          ? t('refund_customer_gets_both', {
              amount: money(amount - credit),
              credit: money(credit),
            })
          : null}
      </span>
      {needsOwner ? <span>{t('refund_needs_approval')}</span> : null}
    </output>
  )
}
