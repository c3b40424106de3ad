import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'

/** A workbook is a zip file. */
const zip = 'PK\u0003\u0004'

/** Opens a file as records of cells; what it is, its bytes say. */
export async function openSheet(file: string): Promise<AsyncIterable<string[]>> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(zip.length), 0, zip.length, 0)
    return buffer.toString('latin1') === zip ? readWorkbook(file) : readCsv(createReadStream(file))
  } finally {
    await handle.close()
  }
}
