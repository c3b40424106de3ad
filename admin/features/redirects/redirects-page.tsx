import { Button } from '@mantine/core'
import { redirectKinds } from '@rimal/contract/staff/redirect-targets'
import type { Redirect } from '@rimal/contract/staff/redirects'
import { useState } from 'react'
import { useRead, useSend } from '../../queries.ts'
import { isolate } from '../../ui/isolate.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { useChange } from '../../ui/use-change.ts'
import { type Words, useWords } from '../../words.tsx'
import { useDay } from '../customers/use-day.ts'
import { AddRedirectDialog } from './add-redirect-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { redirectColumns } from './redirect-columns.tsx'

/** The addresses of an earlier shop and where they lead; search, filters and page are in the address. */
export function RedirectsPage() {
  const words = useWords()
  const { t } = words
  const address = useListAddress()
  const { filters, query } = redirectFilters(address, words)
  const all = { key: 'all', title: t('redirects_all'), to: '/redirects' }
  const [opened, setOpened] = useState<'add' | 'paste' | null>(null)
  const { said, say } = useSaid()
  const send = useSend(['GET staff/list-redirects'])
  const removing = useChange(async (path: string) => {
    await send('POST staff/delete-redirect', { body: { path } })
    say(t('redirects_removed', { path: isolate(path) }))
  })
  const added = (count: number) => {
    setOpened(null)
    say(t('redirects_added', { count }))
  }
  return (
    <>
      <PageHead title={t('admin_redirects')} lede={t('redirects_lede')}>
        <Button variant="default" onClick={() => setOpened('paste')}>
          {t('redirects_paste')}
        </Button>
        <Button onClick={() => setOpened('add')}>{t('redirects_add')}</Button>
      </PageHead>
      <Said said={said} />
      <Notice error={removing.error} />
      <FullList
        list="redirects"
        caption={t('admin_redirects')}
        address={address}
        searchLabel={t('redirects_search')}
        views={{ label: t('redirects_views'), tabs: [all], current: 'all' }}
        filters={filters}
        columns={redirectColumns(words, {
          day: useDay(),
          onRemove: (path) => void removing.run(path),
        })}
        keyOf={({ path }: Redirect) => path}
        read={useRead('GET staff/list-redirects', { query })}
        empty={t('redirects_empty')}
        {...useListFile('GET staff/download-redirects', { query })}
      />
      {opened === 'add' ? (
        <AddRedirectDialog onClose={() => setOpened(null)} onAdded={added} />
      ) : null}
      {opened === 'paste' ? <PasteDialog onClose={() => setOpened(null)} onAdded={added} /> : null}
    </>
  )
}

function redirectFilters(address: ReturnType<typeof useListAddress>, { t }: Words) {
  const kind = address.oneOf('kind', redirectKinds)
  const live = address.oneOf('live', ['yes', 'no'])
  return {
    filters: [
      {
        name: 'kind',
        title: t('redirects_kind'),
        value: kind ?? '',
        every: t('redirects_every_kind'),
        choices: redirectKinds.map((one) => ({ value: one, label: t(`redirects_kind_${one}`) })),
      },
      {
        name: 'live',
        title: t('redirects_live'),
        value: live ?? '',
        every: t('redirects_live_either'),
        choices: [
          { value: 'yes', label: t('redirects_live_yes') },
          { value: 'no', label: t('redirects_nowhere') },
        ],
      },
    ],
    query: {
      ...(kind ? { kind } : {}),
      ...(live ? { live: live === 'yes' } : {}),
      ...address.page,
    },
  }
}
