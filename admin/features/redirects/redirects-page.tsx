import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRead, useSend } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { AddRedirectDialog } from './add-redirect-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { redirectColumns } from './redirect-columns.tsx'
import css from './redirects.module.css'

/** The addresses of an earlier shop and where they lead; search and page are in the address. */
export function RedirectsPage() {
  const words = useWords()
  const { t } = words
  const { text, page, choose } = useListAddress()
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-redirects',
    { query: page },
  )
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
      <div className={css.bar}>
        <SearchField
          label={t('redirects_search')}
          value={text}
          onChange={(value) => choose('q', value)}
        />
      </div>
      <Said said={said} />
      <Notice error={removing.error} />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_redirects')}
          columns={redirectColumns(words, (path) => void removing.run(path))}
          rows={data?.items}
          keyOf={({ path }) => path}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {data ? <Pager total={data.total} next={data.next} /> : null}
      {data?.items.length === 0 ? <NoRedirects search={text} /> : null}
      {opened === 'add' ? (
        <AddRedirectDialog onClose={() => setOpened(null)} onAdded={added} />
      ) : null}
      {opened === 'paste' ? <PasteDialog onClose={() => setOpened(null)} onAdded={added} /> : null}
    </>
  )
}

function NoRedirects({ search }: { search: string }) {
  const { t } = useWords()
  const text =
    search === '' ? t('redirects_empty') : t('redirects_none_match', { search: isolate(search) })
  return <EmptyList text={text} />
}
