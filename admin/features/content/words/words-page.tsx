import { Button, Checkbox } from '@mantine/core'
import type { StaffWord } from '@rimal/contract/staff/words'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { Pager } from '../../../ui/list/pager.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { type Column, Micro, Table } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords, type Words } from '../../../words.tsx'
import { ContentTabs } from '../content-tabs.tsx'
import css from '../content.module.css'
import { fieldIn, type Side, sideNames, sidesFor } from '../sides.ts'
import { WordDialog } from './word-dialog.tsx'
import { shownValue, valueText } from './word-text.ts'

/** The texts of the storefront's screens; search, filter and page are in the address. */
export function WordsPage() {
  const { t } = useWords()
  const address = useListAddress()
  const isChangedOnly = address.get('changed') === '1'
  const [edited, setEdited] = useState<StaffWord | null>(null)
  const [said, setSaid] = useState('')
  return (
    <>
      <ContentTabs current="words" />
      <div className={css.bar}>
        <SearchField
          label={t('content_words_search')}
          value={address.text}
          onChange={(value) => address.choose('q', value)}
        />
        <Checkbox
          label={t('content_words_changed_only')}
          checked={isChangedOnly}
          onChange={(event) => address.choose('changed', event.currentTarget.checked ? '1' : '')}
        />
      </div>
      <output className={said ? ui.done : ui.hidden}>{said}</output>
      <WordList
        query={{ ...address.page, ...(isChangedOnly ? { changed: true } : {}) }}
        onEdit={(word) => {
          setSaid('')
          setEdited(word)
        }}
      />
      {edited ? (
        <WordDialog
          key={edited.key}
          word={edited}
          onClose={() => setEdited(null)}
          onDone={(sentence) => {
            setEdited(null)
            setSaid(sentence)
          }}
        />
      ) : null}
    </>
  )
}

type ListProps = {
  query: { q?: string; cursor?: string; changed?: boolean }
  onEdit: (word: StaffWord) => void
}

function WordList({ query, onEdit }: ListProps) {
  const words = useWords()
  const { t } = words
  const read = useRead('GET staff/list-words', { query })
  const { data, error, isFetching, isPlaceholderData, refetch } = read
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  return (
    <>
      <Table
        caption={t('content_words')}
        columns={columnsOf(words, onEdit)}
        rows={data?.items}
        keyOf={({ key }) => key}
        isReading={isFetching && isPlaceholderData}
      />
      {data ? <Pager total={data.total} next={data.next} /> : null}
      {data?.items.length === 0 ? (
        <div className={ui.empty}>
          <p>{t(query.q ? 'content_words_none' : 'content_words_none_changed')}</p>
          <Button component={Link} to="/content/words" variant="default">
            {t('content_words_all')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function columnsOf({ t, language }: Words, onEdit: (word: StaffWord) => void): Column<StaffWord>[] {
  const sides = sidesFor(language)
  return [
    ...sides.map((side, place) => ({
      key: side,
      title: t(sideNames[side]),
      onPhone: 'wide' as const,
      cell: (word: StaffWord) => (
        <>
          <WordText word={word} side={side} />
          {place === 0 ? (
            <Micro>
              <bdi dir="ltr">{word.key}</bdi>
            </Micro>
          ) : null}
        </>
      ),
    })),
    {
      key: 'edit',
      title: t('content_word_edit'),
      cell: (word) => (
        <Button
          variant="subtle"
          aria-label={t('content_word_edit_named', {
            text: valueText(shownValue(word, sides[0] ?? 'en')),
          })}
          onClick={() => onEdit(word)}
        >
          {t('content_word_edit')}
        </Button>
      ),
    },
  ]
}

function WordText({ word, side }: { word: StaffWord; side: Side }) {
  const { t } = useWords()
  const isChanged = word.own[side] !== undefined
  return (
    <span className={css.word} data-changed={isChanged}>
      <bdi {...fieldIn(side)}>{valueText(shownValue(word, side))}</bdi>
      {isChanged ? <span className={css.changed}>{t('content_word_changed')}</span> : null}
    </span>
  )
}
