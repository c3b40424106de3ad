import type { AuditEntry } from '@rimal/contract/staff/staff'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Micro } from '../../ui/table.tsx'
import type { FormatTime } from '../../ui/use-time.ts'
import { useWords, type Words } from '../../words.tsx'
import { keyOfAction } from './audit-action.ts'
import css from './audit.module.css'

/** The columns of the changes by staff. */
export function auditColumns({ t }: Words, time: FormatTime): ListColumns<'audit', AuditEntry> {
  return {
    what: {
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
    who: {
      title: t('audit_who'),
      cell: ({ by }) => (by ? <bdi>{by}</bdi> : t('audit_machine')),
    },
    when: { title: t('audit_when'), isNumber: true, cell: ({ at }) => time(at) },
    details: {
      title: t('audit_details'),
      onPhone: 'wide',
      cell: ({ details }) => (
        <span dir="ltr" className={css.details}>
          {detailsOf(details)}
        </span>
      ),
    },
  }
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
