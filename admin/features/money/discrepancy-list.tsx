import { discrepancyKinds } from '@rimal/contract/staff/money-kinds'
import type { Discrepancy } from '@rimal/contract/staff/payments'
import { useState } from 'react'
import { useRead } from '../../queries.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { discrepancyColumns } from './discrepancy-columns.tsx'
import { DiscrepancyDialog } from './discrepancy-dialog.tsx'
import { moneyFilters } from './money-filters.ts'
import type { DiscrepancyListProps } from './money-lists.ts'

/** Payments on which the shop and a provider differ, with the way to settle each; or those that were settled. */
export function DiscrepancyList({ of, views, onDone }: DiscrepancyListProps) {
  const words = useWords()
  const { t } = words
  const address = useListAddress()
  const [opened, setOpened] = useState<Discrepancy | null>(null)
  const open = of === 'differences'
  const kind = address.oneOf('kind', discrepancyKinds)
  const shared = moneyFilters(address, words, open ? 'oldest' : 'newest')
  const query = { open, ...(kind ? { kind } : {}), ...shared.query }
  return (
    <>
      <FullList
        list="discrepancies"
        caption={t(`money_${of}`)}
        address={address}
        searchLabel={t('money_search_differences')}
        views={views}
        filters={[
          {
            name: 'kind',
            title: t('money_difference'),
            value: kind ?? '',
            every: t('money_every_difference'),
            choices: discrepancyKinds.map((one) => ({
              value: one,
              label: t(`money_difference_${one}`),
            })),
          },
          ...shared.filters,
        ]}
        sort={shared.sort}
        columns={discrepancyColumns(words, {
          time: useTime(),
          isOpen: open,
          onOpen: setOpened,
        })}
        keyOf={({ id }: Discrepancy) => String(id)}
        read={useRead('GET staff/list-discrepancies', { query })}
        empty={t(`money_${of}_empty`)}
        {...useListFile('GET staff/download-discrepancies', { query })}
      />
      {opened ? (
        <DiscrepancyDialog
          discrepancy={opened}
          onClose={() => setOpened(null)}
          onDone={(sentence) => {
            setOpened(null)
            onDone(sentence)
          }}
        />
      ) : null}
    </>
  )
}
