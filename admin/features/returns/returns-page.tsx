import { Button } from '@mantine/core'
import { returnKinds, returnReasons } from '@rimal/contract/returns/return-states'
import { returnListSorts } from '@rimal/contract/staff/lists/list-sorts'
import type { StaffReturnRow } from '@rimal/contract/staff/returns'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { useSearchLabel } from '../../ui/list/use-search-label.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useTime } from '../../ui/use-time.ts'
import { type Words, useWords } from '../../words.tsx'
import { returnColumns } from './return-columns.tsx'
import { readReturnsView, returnsAddress, type ReturnsView } from './returns-view.ts'
import { useReturnTabs } from './use-return-tabs.ts'

/** The returns of the shop; view, search, filters, order and page are in the address. */
export function ReturnsPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const address = useListAddress()
  const view = readReturnsView(address)
  const read = useRead('GET staff/list-returns', { query: view.query })
  const { tab } = view
  return (
    <>
      <PageHead title={t('admin_returns')} />
      <FullList
        list="returns"
        caption={t('admin_returns')}
        address={address}
        searchLabel={useSearchLabel('staff_returns_search', 'staff_returns_search_number')}
        views={useReturnTabs(view)}
        filters={filtersOf(view, words)}
        sort={{
          title: t('list_sort'),
          value: view.sort,
          choices: returnListSorts.map((one) => ({ value: one, label: sortName(one, words) })),
        }}
        columns={returnColumns(words, { time, now: new Date(read.dataUpdatedAt) })}
        keyOf={({ number }: StaffReturnRow) => number}
        read={read}
        empty={t(
          tab === 'to_answer' || tab === 'all'
            ? 'staff_returns_empty_to_answer'
            : 'staff_returns_empty',
        )}
        moreActs={tab === 'all' ? null : <SearchAll view={view} />}
        {...useListFile('GET staff/download-returns', {
          query: view.query,
          needs: 'orders.export',
        })}
      />
    </>
  )
}

function sortName(sort: ReturnsView['sort'], { t }: Words): string {
  return sort === 'due' ? t('staff_returns_sort_due') : t(`list_sort_${sort}`)
}

function SearchAll({ view }: { view: ReturnsView }) {
  const { t } = useWords()
  return (
    <Button component={Link} to={returnsAddress(view, 'all')} variant="default">
      {t('list_search_all')}
    </Button>
  )
}

function filtersOf({ kind, reason, isLate, order }: ReturnsView, { t }: Words) {
  return [
    {
      name: 'kind',
      title: t('staff_returns_kind'),
      value: kind ?? '',
      every: t('staff_returns_every_kind'),
      choices: returnKinds.map((one) => ({ value: one, label: t(`staff_return_kind_${one}`) })),
    },
    {
      name: 'reason',
      title: t('staff_returns_why'),
      value: reason ?? '',
      every: t('staff_returns_every_reason'),
      choices: returnReasons.map((one) => ({ value: one, label: t(`staff_return_why_${one}`) })),
    },
    {
      name: 'late',
      title: t('list_late'),
      value: isLate ? 'yes' : '',
      every: t('list_late_either'),
      choices: [{ value: 'yes', label: t('list_late_only') }],
    },
    // Only a link names an order.
    { name: 'order', title: t('staff_returns_order'), value: order, every: '', choices: [] },
  ]
}
