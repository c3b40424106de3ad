import { type FailedState, failedStates } from '@rimal/contract/staff/message-kinds'
import type { SentMessage } from '@rimal/contract/staff/messages'
import { useState } from 'react'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { failedColumns } from './failed-columns.tsx'
import { GiveUpDialog } from './give-up-dialog.tsx'

/** The messages that could not be sent; the view and the page are in the address. */
export function FailedMessagesPage() {
  const { t } = useWords()
  const address = useListAddress()
  const state = failedStates.find((one) => one === address.get('state')) ?? 'failed'
  const { said, say } = useSaid()
  return (
    <>
      <PageHead title={t('failed_messages')} lede={t('failed_messages_lede')} />
      <Tabs
        label={t('failed_messages_views')}
        tabs={failedStates.map((one) => ({
          key: one,
          title: t(`failed_messages_${one}`),
          to: one === 'failed' ? '/failed-messages' : `/failed-messages?state=${one}`,
        }))}
        current={state}
      />
      <Said said={said} />
      <FailedList key={state} state={state} cursor={address.page.cursor} onDone={say} />
    </>
  )
}

type ListProps = {
  state: FailedState
  cursor: string | undefined
  onDone: (sentence: string) => void
}

function FailedList({ state, cursor, onDone }: ListProps) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const [ended, setEnded] = useState<SentMessage | null>(null)
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-failed-messages',
    { query: { state, ...(cursor ? { cursor } : {}) } },
  )
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  return (
    <>
      {data?.items.length === 0 ? (
        <EmptyList text={t('failed_messages_empty')} />
      ) : (
        <Table
          caption={t('failed_messages')}
          columns={failedColumns(words, { time, onGiveUp: setEnded, onDone })}
          rows={data?.items}
          keyOf={({ messageId }) => messageId}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {data ? <Pager total={data.total} next={data.next} /> : null}
      {ended ? (
        <GiveUpDialog
          message={ended}
          onClose={() => setEnded(null)}
          onDone={(sentence) => {
            setEnded(null)
            onDone(sentence)
          }}
        />
      ) : null}
    </>
  )
}
