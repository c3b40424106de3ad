import { Button, Checkbox } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import type { MessageKindRow } from '@rimal/contract/staff/messages'
import { messageKindWords } from '@rimal/contract/words/admin/message-kinds'
import { Link } from 'react-router'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EmptyList } from '../../../ui/list/empty-list.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { type Column, Micro, Table } from '../../../ui/table.tsx'
import { useWords, type Words } from '../../../words.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import css from '../content.module.css'
import { channelsText } from './channels-text.ts'

/** Every kind of message that the shop sends; search and filter are in the address. */
export function MessagesPage() {
  const { t } = useWords()
  const address = useListAddress()
  const isChangedOnly = address.get('changed') === '1'
  return (
    <>
      <ContentTabs current="messages" />
      <div className={css.bar}>
        <SearchField
          label={t('messages_search')}
          value={address.text}
          onChange={(value) => address.choose('q', value)}
        />
        <Checkbox
          label={t('content_words_changed_only')}
          checked={isChangedOnly}
          onChange={(event) => address.choose('changed', event.currentTarget.checked ? '1' : '')}
        />
      </div>
      <KindList
        query={{
          ...(address.page.q ? { q: address.page.q } : {}),
          ...(isChangedOnly ? { changed: true } : {}),
        }}
      />
    </>
  )
}

function KindList({ query }: { query: { q?: string; changed?: boolean } }) {
  const words = useWords()
  const { t } = words
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-message-kinds',
    { query },
  )
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  return (
    <>
      <Table
        caption={t('content_messages')}
        columns={columnsOf(words)}
        rows={data}
        keyOf={({ kind }) => kind}
        isReading={isFetching && isPlaceholderData}
      />
      {data?.length === 0 ? (
        <EmptyList text={t(query.q ? 'messages_none' : 'messages_none_changed')}>
          <Button component={Link} to="/content/messages" variant="default">
            {t('messages_all')}
          </Button>
        </EmptyList>
      ) : null}
    </>
  )
}

function columnsOf(words: Words): Column<MessageKindRow>[] {
  const { t, language } = words
  return [
    {
      key: 'kind',
      title: t('messages_kind'),
      onPhone: 'wide',
      cell: ({ kind, changed }) => (
        <span className={css.word} data-changed={changed > 0}>
          <Link to={`/content/messages/${kind}`}>
            {textIn(messageKindWords[kind].name, language)}
          </Link>
          <Micro>{textIn(messageKindWords[kind].when, language)}</Micro>
          {changed > 0 ? (
            <span className={css.changed}>{t('messages_changed', { count: changed })}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'to',
      title: t('messages_to'),
      cell: ({ audience }) => t(`messages_audience_${audience}`),
    },
    {
      key: 'how',
      title: t('messages_how'),
      cell: (row) => (
        <>
          {channelsText(row, words)}
          <Micro>{t(row.isAlways ? 'messages_always' : 'messages_as_preferred')}</Micro>
        </>
      ),
    },
  ]
}
