import type { AuditEntry } from '@rimal/contract/staff/staff'
import { Link } from 'react-router'
import { useSession } from '../../session.ts'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Micro } from '../../ui/table.tsx'
import type { FormatTime } from '../../ui/use-time.ts'
import type { Words } from '../../words.tsx'
import { AuditDetails } from './audit-details.tsx'
import { auditPlace } from './audit-places.ts'
import css from './audit.module.css'

/** The columns of the changes by staff. */
export function auditColumns({ t }: Words, time: FormatTime): ListColumns<'audit', AuditEntry> {
  return {
    what: {
      title: t('audit_what'),
      onPhone: 'wide',
      cell: (entry) => (
        <>
          {entry.what}
          <About entry={entry} />
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
      cell: ({ lines, reason }) => (
        <AuditDetails
          lines={reason ? [...lines, { label: t('audit_reason'), from: null, to: reason }] : lines}
        />
      ),
    },
  }
}

/** The name of what was changed; a link where it has a page. */
function About({ entry }: { entry: AuditEntry }) {
  const { can } = useSession()
  const { name } = entry.about
  const to = auditPlace(entry, can)
  if (name === '') return null
  return (
    <Micro>
      <bdi className={css.about}>{to ? <Link to={to}>{name}</Link> : name}</bdi>
    </Micro>
  )
}
