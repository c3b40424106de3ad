import type { QueryOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { StaffRole } from '@rimal/contract/permissions'
import { type CreditRow, staffCreditApi } from '@rimal/contract/staff/credit'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { staffCreditWords as words } from '@rimal/contract/words/admin/credit'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import type { Deps } from '../../../deps.ts'
import { maskOf } from '../../../http/staff/mask-personal-data.ts'
import { timeText } from '../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { countCredit } from './credit-list.sql.ts'
import { creditFilterOf, readCreditPage } from './list-credit.ts'

type Query = QueryOf<typeof listFilesApi.downloadCredit>
type Page = Awaited<ReturnType<typeof readCreditPage>>

/** A file shows no more of a customer than the list does. */
const mask = maskOf<Page>(staffCreditApi.listCredit.result)

/**
 * Writes the list of store credit that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function creditFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
) {
  const { timeZone } = await findSettings(deps.db)
  return listFile(deps, {
    list: 'credit',
    shown,
    columns: columnsIn(timeZone),
    language,
    count: (tx, max) => countCredit(tx, creditFilterOf(query, role), max),
    readPage: async (tx, cursor) => {
      const page = cursor === undefined ? query : { ...query, cursor }
      return mask(await readCreditPage(tx, page, role), role)
    },
  })
}

function columnsIn(timeZone: string): FileColumns<'credit', CreditRow> {
  return {
    customer: { titles: [words.credit_customer], cells: ({ name }) => [name] },
    balance: {
      titles: [words.staff_credit_balance, titles.file_currency],
      cells: ({ amount, currency }) => [toDecimalString(amount, currency), currency],
    },
    contact: {
      titles: [titles.file_phone, titles.file_email],
      cells: ({ phone, email }) => [phone, email],
    },
    changed: {
      titles: [words.credit_changed],
      cells: ({ changedAt }) => [timeText(changedAt, timeZone)],
    },
  }
}
