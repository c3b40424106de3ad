import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { AuditEntry, AuditLine } from '@rimal/contract/staff/staff'
import { peopleWords as words } from '@rimal/contract/words/admin/people'
import type { Deps } from '../../../deps.ts'
import { timeText } from '../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { countAudit } from './audit-list.sql.ts'
import { auditFilterOf, readAuditPage } from './list-audit.ts'

type Query = QueryOf<typeof listFilesApi.downloadAudit>

/**
 * Writes the changes by staff that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function auditFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
) {
  const { timeZone } = await findSettings(deps.db)
  const filter = await auditFilterOf(deps.db, query)
  return listFile(deps, {
    list: 'audit',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countAudit(tx, filter, max),
    readPage: (tx, cursor) =>
      readAuditPage(tx, {
        query: cursor === undefined ? query : { ...query, cursor },
        filter,
        language,
      }),
  })
}

function columnsIn(language: LanguageCode, timeZone: string): FileColumns<'audit', AuditEntry> {
  return {
    what: {
      titles: [words.audit_what, words.audit_about],
      cells: ({ what, about, subject }) => [what, aboutText(about.name, subject)],
    },
    who: {
      titles: [words.audit_who],
      cells: ({ by }) => [by ?? textIn(words.audit_machine, language)],
    },
    when: { titles: [words.audit_when], cells: ({ at }) => [timeText(at, timeZone)] },
    details: {
      titles: [words.audit_details, words.audit_reason],
      cells: ({ lines, reason }) => [linesText(lines, language), reason],
    },
  }
}

/** A customer and a thing that is gone have no name here; what the search finds them by says which they are. */
function aboutText(name: string, subject: string): string {
  return name === '' || name === subject ? subject : `${name} (${subject})`
}

/** 'Role: Sales → Manager; Reason: Late', or nothing. */
function linesText(lines: readonly AuditLine[], language: LanguageCode): string | null {
  const [arrow, end] = language === 'arb' ? ['←', '؛ '] : ['→', '; ']
  const said = lines.map(
    ({ label, from, to }) => `${label}: ${from === null ? to : `${from} ${arrow} ${to}`}`,
  )
  return said.join(end) || null
}
