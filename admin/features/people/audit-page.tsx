import type { AuditEntry } from '@rimal/contract/staff/staff'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { dayFilters } from '../../ui/list/filters/day-filters.ts'
import type { ListFilter } from '../../ui/list/filters/list-filter.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useWords, type Words } from '../../words.tsx'
import { auditActions } from './audit-actions.ts'
import { auditColumns } from './audit-columns.tsx'

/** Every change by staff, the latest first; search, filters and page are in the address. */
export function AuditPage() {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <PageHead title={t('admin_audit')} lede={t('audit_lede')} />
      {can('staff.manage') ? <WithPeople /> : <Audit people={[]} />}
    </>
  )
}

type People = readonly { staffId: string; name: string }[]

/** Only owners may read the list of staff, so only they can choose a person. */
function WithPeople() {
  const { data } = useRead('GET staff/list-staff')
  return <Audit people={data?.members ?? []} />
}

function Audit({ people }: { people: People }) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const address = useListAddress()
  const { filters, query } = useAuditFilters(address)
  const read = useRead('GET staff/list-audit', { query })
  const all = { key: 'all', title: t('audit_all'), to: '/audit' }
  return (
    <FullList
      list="audit"
      caption={t('admin_audit')}
      address={address}
      searchLabel={t('audit_search')}
      views={{ label: t('audit_views'), tabs: [all], current: 'all' }}
      filters={[personFilter(query.staffId, { people, read, t }), ...filters]}
      columns={auditColumns(words, time)}
      keyOf={({ id }: AuditEntry) => String(id)}
      read={read}
      empty={t('audit_empty')}
      {...useListFile('GET staff/download-audit', { query })}
    />
  )
}

const id = /^[0-9a-f-]{36}$/

type Shown = {
  people: People
  read: { data: { items: AuditEntry[] } | undefined; isPlaceholderData: boolean }
  t: Words['t']
}

/** The person of the filter is named by the first of the rows where the list of staff does not do it. */
function personFilter(staffId: string | undefined, { people, read, t }: Shown): ListFilter {
  const name = read.isPlaceholderData ? null : read.data?.items[0]?.by
  return {
    name: 'by',
    title: t('audit_by'),
    value: staffId ?? '',
    every: t('audit_everyone'),
    choices: people.map((person) => ({ value: person.staffId, label: person.name })),
    label: name ?? t('audit_one_person'),
  }
}

function useAuditFilters(address: ReturnType<typeof useListAddress>) {
  const words = useWords()
  const { t, language } = words
  const staffId = address.get('by') ?? ''
  const actions = auditActions(words)
  const action = address.oneOf(
    'action',
    actions.map(({ value }) => value),
  )
  const days = dayFilters(address, words)
  const filters: ListFilter[] = [
    {
      name: 'action',
      title: t('audit_what'),
      value: action ?? '',
      every: t('audit_every_action'),
      choices: actions.toSorted((a, b) => a.label.localeCompare(b.label, language)),
    },
    ...days.filters,
  ]
  return {
    filters,
    query: {
      ...(id.test(staffId) ? { staffId } : {}),
      ...(action ? { action } : {}),
      ...days.query,
      ...address.page,
    },
  }
}
