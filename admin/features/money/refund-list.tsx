import type { ListedRefund } from '@rimal/contract/staff/refunds'
import { useState } from 'react'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { Table } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { refundColumns } from './refund-columns.tsx'

type Props = {
  /** Refunds that wait for an owner, or for the provider. */
  of: 'approve' | 'sending'
  onDone: (sentence: string) => void
}

const stateOf = { approve: 'requested', sending: 'approved' } as const

/** Refunds in one state, the oldest first. */
export function RefundList({ of, onDone }: Props) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const { can } = useSession()
  const [decided, setDecided] = useState<ListedRefund | null>(null)
  const { data, dataUpdatedAt, error, refetch } = useRead('GET staff/list-refunds')
  const rows = data?.filter(({ state }) => state === stateOf[of])
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  return (
    <>
      {rows?.length === 0 ? (
        <p className={ui.empty}>{t(`money_${of}_empty`)}</p>
      ) : (
        <Table
          caption={t(`money_${of}`)}
          columns={refundColumns(words, {
            time,
            now: new Date(dataUpdatedAt),
            decide: of === 'approve' && can('refunds.approve') ? setDecided : null,
          })}
          rows={rows}
          keyOf={({ refundId }) => refundId}
        />
      )}
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
