import { readSheet } from 'read-excel-file/node'
import { UnreadableFile } from './sheet-rows.ts'
import { unzippedSize } from './unzipped-size.ts'

/** A small file can unpack to more than the machine has; reading this much holds up other requests for some seconds. */
const maxUnzipped = 60_000_000

/**
 * Reads the records of the first sheet of a workbook, which is read as a whole.
 * @throws UnreadableFile
 */
export async function* readWorkbook(file: Buffer): AsyncGenerator<string[]> {
  const size = unzippedSize(file)
  if (size === undefined) throw new UnreadableFile('not_a_workbook')
  if (size > maxUnzipped) throw new UnreadableFile('too_large')
  yield* (await rowsOf(file)).map((row) => row.map(textOf))
}

async function rowsOf(file: Buffer) {
  try {
    return await readSheet(file, { trim: false })
  } catch {
    // The package has no class for its errors.
    throw new UnreadableFile('not_a_workbook')
  }
}

/** The types of the package name the class `Date` where a cell has a date. */
function textOf(value: unknown): string {
  const cell = value as string | number | boolean | Date | null
  if (cell === null) return ''
  // 729.1 is stored as the nearest binary number.
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)))
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell
}
