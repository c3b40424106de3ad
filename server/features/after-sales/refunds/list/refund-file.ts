import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { ListedRefund } from '@rimal/contract/staff/refunds'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { moneyWords as words } from '@rimal/contract/words/admin/money'
import type { Deps } from '../../../../deps.ts'
import type { AnsweredFile } from '../../../../http/file-route.ts'
import { timeText } from '../../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../../catalog/list-files/list-file.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { readRefundPage, refundFilterOf } from './list-refunds.ts'
import { countRefunds } from './refund-list.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadRefunds>

/**
 * Writes the list of refunds that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function refundFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { timeZone } = await findSettings(deps.db)
  const filter = await refundFilterOf(deps.db, query)
  const { file } = await listFile(deps, {
    list: 'refunds',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countRefunds(tx, filter, max),
    readPage: (tx, cursor) =>
      readRefundPage(tx, cursor === undefined ? query : { ...query, cursor }, filter),
  })
  return file
}

function columnsIn(language: LanguageCode, timeZone: string): FileColumns<'refunds', ListedRefund> {
  const time = (instant: string | null) => instant && timeText(instant, timeZone)
  return {
    order: {
      titles: [words.money_order, words.money_requested],
      cells: ({ orderNumber, requestedAt }) => [orderNumber, time(requestedAt)],
    },
    amount: {
      titles: [words.money_amount, titles.file_of_it_credit, titles.file_currency],
      cells: ({ amount, credit, currency }) => [
        toDecimalString(amount, currency),
        credit === 0 ? null : toDecimalString(credit, currency),
        currency,
      ],
    },
    reason: {
      titles: [words.money_reason, words.money_asked_by],
      cells: ({ reason, requestedBy }) => [
        textIn(words[`refund_reason_${reason}`], language),
        requestedBy ?? textIn(words.money_by_the_shop, language),
      ],
    },
    state: {
      titles: [words.money_state],
      cells: ({ state }) => [textIn(words[`money_refund_${state}`], language)],
    },
    provider: { titles: [words.money_provider], cells: ({ provider }) => [provider] },
    sent: { titles: [words.money_sent_at], cells: ({ sentAt }) => [time(sentAt)] },
  }
}
