import { localTime } from '@rimal/contract/dates'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { maxFileRows } from '@rimal/contract/limits'
import { columnsOf, type ColumnOf, type ListName } from '@rimal/contract/staff/lists/list-columns'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import type { AnsweredFile } from '../../../http/file-route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { toSafeCell } from '../imports/sheet/safe-cell.ts'
import { csvLines } from '../imports/sheet/write-csv.ts'

/** A column of a list in its file: it may be several columns there, because a cell of a file holds one thing. */
export type FileColumn<Row> = {
  titles: readonly Text[]
  cells: (row: Row) => readonly (string | number | null)[]
}

/** The columns of a list in its file, by the names that the admin has for them. */
export type FileColumns<L extends ListName, Row> = Record<ColumnOf<L>, FileColumn<Row>>

type Source<L extends ListName, Row> = {
  list: L
  /** The names of the columns that are shown, separated by commas. */
  shown: string
  columns: FileColumns<L, Row>
  language: LanguageCode
  /** Counts what matches, up to one more than `max`. */
  count: (db: Queries, max: number) => Promise<number>
  readPage: (
    db: Queries,
    cursor: string | undefined,
  ) => Promise<{ items: Row[]; next: string | null }>
}

/**
 * Writes a list as CSV and returns the file with the number of its rows. One transaction reads all pages as they were at
 * one moment: a row that changes its place meanwhile is there once. The text is held whole, because a browser that reads
 * slowly must hold no connection, and because a file that breaks off looks whole.
 * @throws invalid_input, list_file_too_long
 */
export async function listFile<L extends ListName, Row>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { list, shown, columns, language, count, readPage }: Source<L, Row>,
): Promise<{ file: AnsweredFile; rows: number }> {
  const known = columnsOf(list)
  const chosen = shown.split(',').map((name) => {
    const found = known.find((column) => column === name)
    if (found === undefined) throw new ShopError('invalid_input', { columns: 'unknown' })
    return columns[found]
  })

  async function* records(tx: Queries) {
    yield [chosen.flatMap(({ titles }) => titles.map((title) => textIn(title, language)))]
    let cursor: string | undefined
    do {
      const { items, next } = await readPage(tx, cursor)
      if (next !== null && next === cursor) throw new Error(`A page of ${list} leads to itself.`)
      yield items.map((row) => chosen.flatMap(({ cells }) => cells(row).map(cellOf)))
      cursor = next ?? undefined
    } while (cursor !== undefined)
  }

  const { rows, text } = await db.transaction(
    async (tx) => {
      const matching = await count(tx, maxFileRows)
      if (matching > maxFileRows) throw new ShopError('list_file_too_long')
      return { rows: matching, text: await Array.fromAsync(csvLines(records(tx))) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const { timeZone } = await findSettings(db)
  const file = {
    name: `${list}-${localTime(clock(), timeZone).day}.csv`,
    type: 'text/csv; charset=utf-8',
    body: Buffer.from(text.join('')),
  }
  return { file, rows }
}

const isNegative = /^-\d+(\.\d+)?$/

/** A number is written as it is, also where it is an amount as a text: a minus in front of digits is no formula. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '')
  return isNegative.test(text) ? text : toSafeCell(text)
}
