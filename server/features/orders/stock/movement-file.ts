import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { StockMovement } from '@rimal/contract/staff/stock'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { stockWords as words } from '@rimal/contract/words/admin/stock'
import type { Deps } from '../../../deps.ts'
import type { AnsweredFile } from '../../../http/file-route.ts'
import { timeText } from '../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../catalog/list-files/list-file.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { movementFilterOf, readMovementPage } from './list-movements.ts'
import { countMovementRows } from './stock-movements.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadStockMovements>

/**
 * Writes the movements of a variant that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function movementFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { timeZone } = await findSettings(deps.db)
  const { file } = await listFile(deps, {
    list: 'movements',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countMovementRows(tx, movementFilterOf(query), max),
    readPage: (tx, cursor) =>
      readMovementPage(tx, cursor === undefined ? query : { ...query, cursor }),
  })
  return file
}

function columnsIn(
  language: LanguageCode,
  timeZone: string,
): FileColumns<'movements', StockMovement> {
  return {
    what: {
      titles: [words.stock_why, words.stock_take_expected, titles.file_staff_note],
      cells: ({ kind, expected, note }) => [
        textIn(words[`stock_kind_${kind}`], language),
        expected,
        note,
      ],
    },
    change: { titles: [words.stock_change], cells: ({ quantity }) => [quantity] },
    who: {
      titles: [words.stock_who, words.stock_by_order],
      cells: ({ by, orderNumber }) => [by, orderNumber],
    },
    after: { titles: [words.stock_after], cells: ({ stockAfter }) => [stockAfter] },
    when: { titles: [words.stock_when], cells: ({ at }) => [timeText(at, timeZone)] },
  }
}
