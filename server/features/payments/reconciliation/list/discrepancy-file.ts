import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { Discrepancy } from '@rimal/contract/staff/payments'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { moneyWords as words } from '@rimal/contract/words/admin/money'
import type { Deps } from '../../../../deps.ts'
import type { AnsweredFile } from '../../../../http/file-route.ts'
import { timeText } from '../../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../../catalog/list-files/list-file.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { countDiscrepancies } from './discrepancy-list.sql.ts'
import { discrepancyFilterOf, readDiscrepancyPage } from './list-discrepancies.ts'

type Query = QueryOf<typeof listFilesApi.downloadDiscrepancies>

/**
 * Writes the list of discrepancies that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function discrepancyFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { timeZone } = await findSettings(deps.db)
  const filter = await discrepancyFilterOf(deps.db, query)
  const { file } = await listFile(deps, {
    list: 'discrepancies',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countDiscrepancies(tx, filter, max),
    readPage: (tx, cursor) =>
      readDiscrepancyPage(tx, cursor === undefined ? query : { ...query, cursor }, filter),
  })
  return file
}

function columnsIn(
  language: LanguageCode,
  timeZone: string,
): FileColumns<'discrepancies', Discrepancy> {
  return {
    difference: {
      titles: [words.money_difference, words.money_found],
      cells: ({ kind, foundAt }) => [
        textIn(words[`money_difference_${kind}`], language),
        timeText(foundAt, timeZone),
      ],
    },
    ours: {
      titles: [words.money_ours, titles.file_currency],
      cells: ({ ours, currency }) => [toDecimalString(ours, currency), currency],
    },
    theirs: {
      titles: [words.money_theirs],
      cells: ({ theirs, currency }) => [toDecimalString(theirs, currency)],
    },
    reference: {
      titles: [words.money_provider, words.money_reference],
      cells: ({ provider, providerRef }) => [provider, providerRef],
    },
    order: { titles: [words.money_order], cells: ({ orderNumber }) => [orderNumber] },
    state: {
      titles: [words.money_settled, titles.file_staff_note],
      cells: ({ closedAt, note }) => [closedAt && timeText(closedAt, timeZone), note],
    },
  }
}
