import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { ListedRefund } from '@rimal/contract/staff/refunds'
import { Link } from 'react-router'
import { isolate } from '../../ui/isolate.ts'
import { StateMark } from '../../ui/state-mark.tsx'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import { useWords, type Words } from '../../words.tsx'
import { providerName } from './provider-name.ts'

type Options = {
  time: FormatTime
  /** When the refunds were read. */
  now: Date
  /** Null where there is nothing to decide, or somebody else decides. */
  decide: ((refund: ListedRefund) => void) | null
}

/** The columns of refunds. */
export function refundColumns(
  words: Words,
  options: Options,
): ListColumns<'refunds', ListedRefund> {
  const { t, language } = words
  return {
    order: {
      title: t('money_order'),
      cell: ({ orderNumber, requestedAt }) => (
        <>
          <Link className={ui.rowLink} to={`/orders/${orderNumber}`}>
            <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
          <Micro>{options.time(requestedAt)}</Micro>
        </>
      ),
    },
    amount: {
      title: t('money_amount'),
      isNumber: true,
      cell: ({ amount, credit, currency }) => (
        <>
          {formatMoney(amount, { currency, language })}
          {credit === 0 ? null : (
            <Micro>
              {t('money_of_it_credit', { amount: formatMoney(credit, { currency, language }) })}
            </Micro>
          )}
        </>
      ),
    },
    reason: {
      title: t('money_reason'),
      cell: ({ reason, requestedBy }) => (
        <>
          {t(`refund_reason_${reason}`)}
          <Micro>
            {t('money_asked_by')}: <bdi>{requestedBy ?? t('money_by_the_shop')}</bdi>
          </Micro>
        </>
      ),
    },
    state: stateColumn(words, options),
    provider: {
      title: t('money_provider'),
      onPhone: 'hidden',
      cell: ({ provider }) => (provider ? <bdi>{providerName(t, provider)}</bdi> : '–'),
    },
    sent: {
      title: t('money_sent_at'),
      onPhone: 'hidden',
      cell: ({ sentAt }) => (sentAt ? options.time(sentAt) : '–'),
    },
  }
}

function stateColumn(
  { t }: Words,
  { decide, ...around }: Options,
): Omit<Column<ListedRefund>, 'key'> {
  return {
    title: t(decide ? 'money_act' : 'money_state'),
    onPhone: 'wide',
    cell: (refund) =>
      decide ? (
        <Button
          variant="default"
          aria-label={`${t('money_decide')}: ${isolate(refund.orderNumber)}`}
          onClick={() => decide(refund)}
        >
          {t('money_decide')}
        </Button>
      ) : (
        <RefundState refund={refund} {...around} />
      ),
  }
}

type StateProps = { refund: ListedRefund } & Omit<Options, 'decide'>

function RefundState({ refund, time, now }: StateProps) {
  const { t } = useWords()
  const { state, nextTryAt, sentAt } = refund
  if (state === 'sent') {
    return (
      <>
        <StateMark kind="done">{t('money_refund_sent')}</StateMark>
        {sentAt ? <Micro>{time(sentAt)}</Micro> : null}
      </>
    )
  }
  if (state === 'rejected') return <StateMark kind="ended">{t('money_refund_rejected')}</StateMark>
  if (state === 'requested') return <StateMark kind="waits">{t('money_waits_for_owner')}</StateMark>
  // A try that did not succeed puts the next one off.
  if (nextTryAt !== null && new Date(nextTryAt) > now) {
    return <StateMark kind="held">{t('money_not_accepted', { when: time(nextTryAt) })}</StateMark>
  }
  return <StateMark kind="works">{t('money_to_be_sent')}</StateMark>
}
