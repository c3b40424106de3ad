import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { ProductionRow } from '@rimal/contract/staff/production'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { adminOrderWords } from '@rimal/contract/words/admin/orders'
import { adminProductionWords as words } from '@rimal/contract/words/admin/production'
import type { Deps } from '../../../../deps.ts'
import { type FileColumns, listFile } from '../../../catalog/list-files/list-file.ts'
import { productionFilterOf, readProductionPage } from './list-production.ts'
import { countMatching } from './list-production.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadProduction>

/**
 * Writes the list of production items that a query shows as CSV. The file has no remarks and no questions, which are
 * data of customers.
 * @throws invalid_input, list_file_too_long
 */
export async function productionFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
) {
  const filter = await productionFilterOf(deps, query, role)
  const { file } = await listFile(deps, {
    list: 'production',
    shown,
    columns: columnsIn(language),
    language,
    count: (tx, max) => countMatching(tx, filter, max),
    readPage: (tx, cursor) => {
      const page = cursor === undefined ? query : { ...query, cursor }
      return readProductionPage(tx, page, { language, filter })
    },
  })
  return file
}

function columnsIn(language: LanguageCode): FileColumns<'production', ProductionRow> {
  return {
    item: {
      titles: [words.sewing_garment, titles.file_color, titles.file_size, titles.file_quantity],
      cells: ({ name, colorName, size, quantity }) => [
        name,
        colorName,
        size ?? textIn(words.sewing_measured, language),
        quantity,
      ],
    },
    due: { titles: [words.sewing_due], cells: ({ dueOn }) => [dueOn] },
    order: {
      titles: [words.sewing_order, titles.file_line, titles.file_order_state],
      cells: ({ orderNumber, line, orderStatus }) => [
        orderNumber,
        line,
        textIn(adminOrderWords[`staff_order_${orderStatus}`], language),
      ],
    },
    stage: {
      titles: [words.sewing_stage],
      cells: ({ state }) => [textIn(words[`staff_stage_${state}`], language)],
    },
    // What can be done with an item is no part of a file.
    acts: { titles: [], cells: () => [] },
    tailor: { titles: [words.sewing_set_tailor], cells: ({ tailor }) => [tailor] },
  }
}
