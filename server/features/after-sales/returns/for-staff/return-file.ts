import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { StaffRole } from '@rimal/contract/permissions'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { type StaffReturnRow, staffReturnsApi } from '@rimal/contract/staff/returns'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { adminReturnWords as words } from '@rimal/contract/words/admin/returns'
import type { Deps } from '../../../../deps.ts'
import { maskOf } from '../../../../http/staff/mask-personal-data.ts'
import { timeText } from '../../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../../catalog/list-files/list-file.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { readReturnPage, returnFilterOf } from './list-returns.ts'
import { countMatching } from './list-returns.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadReturns>
type Page = Awaited<ReturnType<typeof readReturnPage>>

/** A file shows no more of a customer than the list does. */
const mask = maskOf<Page>(staffReturnsApi.listReturns.result)

/**
 * Writes the list of returns that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function returnFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
) {
  const { timeZone } = await findSettings(deps.db)
  const filter = returnFilterOf(query, { role, now: deps.clock() })
  return listFile(deps, {
    list: 'returns',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countMatching(tx, filter, max),
    readPage: async (tx, cursor) => {
      const page = cursor === undefined ? query : { ...query, cursor }
      return mask(await readReturnPage(tx, page, { language, filter }), role)
    },
  })
}

function columnsIn(
  language: LanguageCode,
  timeZone: string,
): FileColumns<'returns', StaffReturnRow> {
  const time = (instant: string) => timeText(instant, timeZone)
  return {
    what: {
      titles: [titles.file_return, words.staff_returns_what],
      cells: ({ number, lines }) => [
        number,
        lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
      ],
    },
    age: { titles: [words.staff_returns_age], cells: ({ requestedAt }) => [time(requestedAt)] },
    why: {
      titles: [words.staff_returns_kind, words.staff_returns_why, titles.file_note],
      cells: ({ kind, reason, note }) => [
        textIn(words[`staff_return_kind_${kind}`], language),
        textIn(words[`staff_return_why_${reason}`], language),
        note,
      ],
    },
    who: {
      titles: [words.staff_returns_who, titles.file_phone],
      cells: ({ name, phone }) => [name, phone],
    },
    state: {
      titles: [words.staff_returns_state, titles.file_deadline],
      cells: ({ state, due }) => [
        textIn(words[`staff_return_state_${state}`], language),
        due && time(due),
      ],
    },
    order: { titles: [words.staff_returns_order], cells: ({ orderNumber }) => [orderNumber] },
    refund: {
      titles: [words.staff_returns_refund, titles.file_currency],
      cells: ({ refund, currency }) => [
        refund && toDecimalString(refund.amount, currency),
        currency,
      ],
    },
  }
}
