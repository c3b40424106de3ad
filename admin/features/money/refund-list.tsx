import { anyRefundReasons } from '@rimal/contract/staff/money-kinds'
import type { ListedRefund } from '@rimal/contract/staff/refunds'
import { useState } from 'react'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { moneyFilters } from './money-filters.ts'
import { type RefundListProps, stateOfRefunds } from './money-lists.ts'
import { refundColumns } from './refund-columns.tsx'

/** Refunds in one state; those that wait begin with the oldest. */
export function RefundList({ of, views, onDone }: RefundListProps) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const { can } = useSession()
  const address = useListAddress()
  const [decided, setDecided] = useState<ListedRefund | null>(null)
  const reason = address.oneOf('reason', anyRefundReasons)
  const shared = moneyFilters(address, words, isOpen(of) ? 'oldest' : 'newest')
  const query = { state: stateOfRefunds[of], ...(reason ? { reason } : {}), ...shared.query }
  const read = useRead('GET staff/list-refunds', { query })
  return (
    <>
      <FullList
        list="refunds"
        caption={t(`money_${of}`)}
        address={address}
        searchLabel={t('money_search')}
        views={views}
        filters={[
          {
            name: 'reason',
            title: t('money_reason'),
            value: reason ?? '',
            every: t('money_every_reason'),
            choices: anyRefundReasons.map((one) => ({
              value: one,
              label: t(`refund_reason_${one}`),
            })),
          },
          ...shared.filters,
        ]}
        sort={shared.sort}
        columns={refundColumns(words, {
          time,
          now: new Date(read.dataUpdatedAt),
          decide: of === 'approve' && can('refunds.approve') ? setDecided : null,
        })}
        keyOf={({ refundId }: ListedRefund) => refundId}
        read={read}
        empty={t(`money_${of}_empty`)}
        {...useListFile('GET staff/download-refunds', { query })}
      />
      {decided ? (
        <DecideDialog
          refund={decided}
          onClose={() => setDecided(null)}
          onDone={(sentence) => {
            setDecided(null)
            onDone(sentence)
          }}
        />
      ) : null}
    </>
  )
}

function isOpen(list: RefundListProps['of']): boolean {
  return list === 'approve' || list === 'sending'
}
