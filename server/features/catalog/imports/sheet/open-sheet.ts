import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'

/** A workbook is a zip file. */
const zip = 'PK\u0003\u0004'
/** Texts as long as a whole file would take twice its bytes. */
const chunkBytes = 65_536

/** Opens a file as records of cells; what it is, its bytes say. */
export function openSheet(file: Buffer): AsyncIterable<string[]> {
  const isWorkbook = file.toString('latin1', 0, zip.length) === zip
  return isWorkbook ? readWorkbook(file) : readCsv(chunksOf(file))
}

async function* chunksOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += chunkBytes) yield file.subarray(at, at + chunkBytes)
}
