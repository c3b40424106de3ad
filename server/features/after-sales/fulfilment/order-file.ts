import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { StaffRole } from '@rimal/contract/permissions'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { type StaffOrderRow, staffOrdersApi } from '@rimal/contract/staff/orders'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { listWords } from '@rimal/contract/words/admin/lists'
import { orderListWords } from '@rimal/contract/words/admin/order-list'
import { adminOrderWords as words } from '@rimal/contract/words/admin/orders'
import type { Deps } from '../../../deps.ts'
import { maskOf } from '../../../http/staff/mask-personal-data.ts'
import { timeText } from '../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { orderFilterOf, readOrderPage } from './list-orders.ts'
import { countMatching } from './list-orders.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadOrders>
type Page = Awaited<ReturnType<typeof readOrderPage>>

/** A file shows no more of a customer than the list does. */
const mask = maskOf<Page>(staffOrdersApi.listOrdersOfShop.result)

/**
 * Writes the list of orders that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function orderFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
) {
  const { db } = deps
  const { timeZone } = await findSettings(db)
  const filter = await orderFilterOf(db, query, role)
  return listFile(deps, {
    list: 'orders',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countMatching(tx, filter, max),
    readPage: async (tx, cursor) => {
      const page = cursor === undefined ? query : { ...query, cursor }
      return mask(await readOrderPage({ ...deps, db: tx }, page, { language, filter }), role)
    },
  })
}

function columnsIn(language: LanguageCode, timeZone: string): FileColumns<'orders', StaffOrderRow> {
  const time = (instant: string) => timeText(instant, timeZone)
  return {
    number: {
      titles: [words.orders_number, titles.file_ordered_at],
      cells: ({ number, orderedAt }) => [number, time(orderedAt)],
    },
    total: {
      titles: [words.orders_total, titles.file_currency, titles.file_due, titles.file_refunded],
      cells: ({ total, currency, due, refunded }) => [
        toDecimalString(total, currency),
        currency,
        due === null ? null : toDecimalString(due, currency),
        refunded === 0 ? null : toDecimalString(refunded, currency),
      ],
    },
    customer: {
      titles: [words.orders_customer, titles.file_phone],
      cells: ({ name, phone }) => [name, phone],
    },
    state: {
      titles: [words.orders_state],
      cells: ({ status }) => [textIn(words[`staff_order_${status}`], language)],
    },
    lines: { titles: [words.orders_lines], cells: ({ lines }) => [lines.join('; ')] },
    arrival: { titles: [words.orders_arrival], cells: ({ arrivesBy }) => [arrivesBy] },
    payment: {
      titles: [orderListWords.orders_method],
      cells: ({ paymentMethod }) => [
        textIn(orderListWords[`orders_method_${paymentMethod}`], language),
      ],
    },
    cancellable: {
      titles: [listWords.orders_cancellable],
      cells: ({ canCancelUntil }) => [canCancelUntil && time(canCancelUntil)],
    },
  }
}
