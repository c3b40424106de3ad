import { Button, NativeSelect } from '@mantine/core'
import type { AuditEntry } from '@rimal/contract/staff/staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../call.ts'
import { useRead } from '../../queries.ts'
import { useAsk } from '../../ask.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type FormatTime, useTime } from '../../ui/use-time.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { type Column, Micro, Table } from '../../ui/table.tsx'
import css from './audit.module.css'
import { keyOfAction } from './audit-action.ts'
import ui from '../../ui/ui.module.css'
import { type Words, useWords } from '../../words.tsx'

const pageSize = 100

/** Every change by staff, the latest first; the filters are in the address. */
export function AuditPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const [search, setSearch] = useSearchParams()
  const subject = search.get('subject') ?? ''
  const staffId = search.get('by') ?? ''
  const filter = (name: string, value: string) =>
    setSearch(
      (earlier) => {
        const next = new URLSearchParams(earlier)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const audit = useAudit({ subject, staffId })
  const rows = audit.data?.pages.flat()
  return (
    <>
      <PageHead title={t('admin_audit')} lede={t('audit_lede')} />
      <div className={css.filters}>
        <SearchField
          label={t('audit_search')}
          value={subject}
          onChange={(text) => filter('subject', text)}
        />
        <PersonFilter value={staffId} onChange={(id) => filter('by', id)} />
      </div>
      {audit.error && !rows ? (
        <Broken error={audit.error} onAgain={() => void audit.refetch()} />
      ) : (
        <Table
          caption={t('admin_audit')}
          columns={auditColumns(words, time)}
          rows={rows}
          keyOf={({ id }) => String(id)}
          isReading={audit.isFetching && rows !== undefined}
        />
      )}
      {rows?.length === 0 ? (
        <p className={ui.empty}>{t(subject || staffId ? 'audit_none' : 'audit_empty')}</p>
      ) : null}
      {audit.hasNextPage ? (
        <Button
          variant="default"
          loading={audit.isFetching}
          onClick={() => void audit.fetchNextPage()}
        >
          {t('audit_older')}
        </Button>
      ) : null}
    </>
  )
}

function useAudit({ subject, staffId }: { subject: string; staffId: string }) {
  const ask = useAsk()
  return useInfiniteQuery({
    queryKey: ['GET staff/list-audit', subject, staffId],
    queryFn: ({ pageParam }) =>
      ask(() =>
        call('GET staff/list-audit', {
          query: {
            ...(subject ? { subject } : {}),
            ...(staffId ? { staffId } : {}),
            ...(pageParam ? { before: pageParam } : {}),
          },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined),
  })
}

/** Only owners may read the list of staff, so only they can choose a person. */
function PersonFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { can } = useSession()
  return can('staff.manage') ? <PersonSelect value={value} onChange={onChange} /> : null
}

function PersonSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-staff')
  const people = data?.members ?? []
  return (
    <NativeSelect
      aria-label={t('audit_by')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('audit_everyone') },
        ...people.map(({ staffId, name }) => ({ value: staffId, label: name })),
      ]}
    />
  )
}

function auditColumns({ t }: Words, time: FormatTime): Column<AuditEntry>[] {
  return [
    { key: 'when', title: t('audit_when'), cell: ({ at }) => time(at) },
    {
      key: 'who',
      title: t('audit_who'),
      cell: ({ by }) => (by ? <bdi>{by}</bdi> : t('audit_machine')),
    },
    {
      key: 'what',
      title: t('audit_what'),
      onPhone: 'wide',
      cell: ({ action, subject }) => (
        <>
          <Action action={action} />
          <Micro>
            <bdi>{subject}</bdi>
          </Micro>
        </>
      ),
    },
    {
      key: 'details',
      title: t('audit_details'),
      onPhone: 'wide',
      cell: ({ details }) => (
        <span dir="ltr" className={css.details}>
          {detailsOf(details)}
        </span>
      ),
    },
  ]
}

function Action({ action }: { action: string }) {
  const { t } = useWords()
  const key = keyOfAction(action)
  return key ? t(key) : <bdi dir="ltr">{action}</bdi>
}

/** 'role: sales → manager, carrier: Aramex' */
function detailsOf(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${valueOf(value)}`)
    .join(', ')
}

function valueOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    return `${valueOf(value.from)} → ${valueOf(value.to)}`
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
