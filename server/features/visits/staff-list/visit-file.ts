import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { type StaffVisit, staffVisitsApi } from '@rimal/contract/staff/visits'
import { placesLine } from '@rimal/contract/text/delivery-address'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { adminVisitWords as words } from '@rimal/contract/words/admin/visits'
import type { Deps } from '../../../deps.ts'
import { maskOf } from '../../../http/staff/mask-personal-data.ts'
import { timeText } from '../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { readVisitPage, visitFilterOf } from './list-visits.ts'
import { countMatching } from './list-visits.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadVisits>
type Page = Awaited<ReturnType<typeof readVisitPage>>

/** A file shows no more of a customer than the list does. */
const mask = maskOf<Page>(staffVisitsApi.listVisitsForStaff.result)

/**
 * Writes the list of visits that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function visitFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
) {
  const { timeZone } = await findSettings(deps.db)
  const filter = visitFilterOf(query, { role, now: deps.clock() })
  return listFile(deps, {
    list: 'visits',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countMatching(tx, filter, max),
    readPage: async (tx, cursor) => {
      const page = cursor === undefined ? query : { ...query, cursor }
      return mask(await readVisitPage(tx, page, filter), role)
    },
  })
}

function columnsIn(language: LanguageCode, timeZone: string): FileColumns<'visits', StaffVisit> {
  return {
    who: {
      titles: [words.staff_visit_number, words.staff_visit_who],
      cells: ({ number, contact }) => [number, contact.name],
    },
    when: {
      titles: [words.staff_visit_day, titles.file_from, titles.file_until],
      cells: ({ day, timeSlot }) => [day, timeSlot.from, timeSlot.to],
    },
    phone: { titles: [titles.file_phone], cells: ({ contact }) => [contact.phone] },
    state: {
      titles: [words.staff_visit_state, titles.file_call_by],
      cells: ({ status, contactBy }) => [
        textIn(words[`staff_visit_${status}`], language),
        contactBy && timeText(contactBy, timeZone),
      ],
    },
    where: {
      titles: [words.staff_visit_where, titles.file_garments],
      cells: ({ address, units }) => [placesLine(address, language), units],
    },
    email: { titles: [titles.file_email], cells: ({ contact }) => [contact.email] },
    booked: {
      titles: [words.staff_visit_booked],
      cells: ({ bookedAt }) => [timeText(bookedAt, timeZone)],
    },
  }
}
