import type { QueryOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { StaffRole } from '@rimal/contract/permissions'
import { type CustomerRow, staffCustomersApi } from '@rimal/contract/staff/customers'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { adminCustomerWords as words } from '@rimal/contract/words/admin/customers'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { listWords } from '@rimal/contract/words/admin/lists'
import type { Deps } from '../../../deps.ts'
import { maskOf } from '../../../http/staff/mask-personal-data.ts'
import { dayText, timeText } from '../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { customerFilterOf, readCustomerPage } from './list-customers.ts'
import { countMatching } from './list-customers.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadCustomers>
type Page = Awaited<ReturnType<typeof readCustomerPage>>

/** A file shows no more of a customer than the list does. */
const mask = maskOf<Page>(staffCustomersApi.listCustomers.result)

/**
 * Writes the list of customers that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function customerFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
) {
  const { db } = deps
  const { timeZone } = await findSettings(db)
  return listFile(deps, {
    list: 'customers',
    shown,
    columns: columnsIn(timeZone),
    language,
    count: (tx, max) => countMatching(tx, customerFilterOf(query, role), max),
    readPage: async (tx, cursor) => {
      const page = cursor === undefined ? query : { ...query, cursor }
      return mask(await readCustomerPage(tx, page, role), role)
    },
  })
}

function columnsIn(timeZone: string): FileColumns<'customers', CustomerRow> {
  return {
    name: { titles: [words.customers_name], cells: ({ name }) => [name] },
    contact: {
      titles: [titles.file_phone, titles.file_email],
      cells: ({ phone, email }) => [phone, email],
    },
    orders: { titles: [words.customers_orders], cells: ({ orders }) => [orders] },
    spent: {
      titles: [words.customers_spent],
      cells: ({ spent }) => [spent.map(sumText).join('; ')],
    },
    last: {
      titles: [words.customers_last_order, titles.file_last_ordered_at],
      cells: ({ lastOrder }) => [
        lastOrder?.number ?? null,
        lastOrder && timeText(lastOrder.at, timeZone),
      ],
    },
    since: {
      titles: [listWords.customers_since_day],
      cells: ({ customerSince }) => [dayText(customerSince, timeZone)],
    },
  }
}

/** '1250.00 AED' */
function sumText({ currency, amount }: CustomerRow['spent'][number]): string {
  return `${toDecimalString(amount, currency)} ${currency}`
}
