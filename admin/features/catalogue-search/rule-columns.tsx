import { textIn } from '@rimal/contract/language'
import type { PinnedResults, Synonyms } from '@rimal/contract/staff/search-rules'
import { Link } from 'react-router'
import { isolate } from '../../ui/isolate.ts'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import type { Words } from '../../words.tsx'
import { joinWords } from './word-list.ts'

type SavedRow = { savedAt: string; savedBy: string | null }

/** The columns of the groups of synonyms. */
export function synonymColumns(words: Words, time: FormatTime): Column<Synonyms>[] {
  const { t, language } = words
  const join = (list: string[]) => joinWords(list.map(isolate), language)
  return [
    {
      key: 'words',
      title: t('rule_words'),
      onPhone: 'wide',
      cell: ({ id, fields: { kind, words: own, finds } }) => (
        <Link className={ui.rowLink} to={`/catalogue/search/synonyms/${id}`}>
          {kind === 'same'
            ? join(own)
            : t('rule_one_way_row', { words: join(own), finds: join(finds) })}
        </Link>
      ),
    },
    savedColumn(words, time),
  ]
}

/** The columns of the searches with pinned products. */
export function pinnedColumns(words: Words, time: FormatTime): Column<PinnedResults>[] {
  const { t, language } = words
  return [
    {
      key: 'phrases',
      title: t('rule_phrases'),
      onPhone: 'wide',
      cell: ({ id, phrases, products: [first, ...others] }) => (
        <>
          <Link className={ui.rowLink} to={`/catalogue/search/pinned/${id}`}>
            {joinWords(phrases.map(isolate), language)}
          </Link>
          <Micro>{first ? firstOf(words, textIn(first.name, language), others.length) : ''}</Micro>
        </>
      ),
    },
    savedColumn(words, time),
  ]
}

function firstOf({ t }: Words, name: string, others: number): string {
  const first = isolate(name)
  return others === 0 ? first : t('rule_products_first', { first, count: others })
}

function savedColumn<Row extends SavedRow>({ t }: Words, time: FormatTime): Column<Row> {
  return {
    key: 'saved',
    title: t('rule_saved'),
    onPhone: 'wide',
    cell: ({ savedAt, savedBy }) => (
      <>
        {time(savedAt)}
        {savedBy ? (
          <Micro>
            <bdi>{savedBy}</bdi>
          </Micro>
        ) : null}
      </>
    ),
  }
}
