import writeXlsxFile from 'write-excel-file/node'

/** Writes records as a workbook of one sheet. Every cell is a text, so that no SKU loses its zeros. */
export async function writeWorkbook(
  batches: AsyncIterable<readonly (readonly string[])[]>,
): Promise<Buffer> {
  const records: readonly string[][] = (await Array.fromAsync(batches)).flatMap((batch) =>
    batch.map((record) => [...record]),
  )
  const cells = records.map((record) =>
    record.map((value) => (value === '' ? null : { value, type: String })),
  )
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer()
}
