import { readSheet } from 'read-excel-file/node'
import { UnreadableFile } from './sheet-rows.ts'
import { unzippedSize } from './unzipped-size.ts'

/** A small file can unpack to more than the machine has. */
const maxUnzipped = 200_000_000

/**
 * Reads the records of the first sheet of a workbook, which is read as a whole.
 * @throws UnreadableFile
 */
export async function* readWorkbook(file: string): AsyncGenerator<string[]> {
  if ((await unzippedSize(file)) > maxUnzipped) throw new UnreadableFile('too_large')
  yield* (await rowsOf(file)).map((row) => row.map(textOf))
}

async function rowsOf(file: string) {
  try {
    return await readSheet(file)
  } catch (error) {
    throw new UnreadableFile('not_a_workbook', (error as Error).message.slice(0, 80))
  }
}

function textOf(cell: string | number | boolean | Date | null | undefined): string {
  if (cell === null || cell === undefined) return ''
  // 729.1 is stored as the nearest binary number.
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)))
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell
}
