import { stringify } from 'csv-stringify/sync'

/** Excel reads a file as UTF-8 only with this mark. */
const mark = '\uFEFF'

/** Writes batches of records as the text of a CSV file. Cells are quoted, so that spaces and line ends stay. */
export async function* csvLines(
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield mark
  for await (const batch of batches) {
    yield stringify(
      batch.map((record) => [...record]),
      { quoted_match: /[\s;'"\t]/, record_delimiter: '\r\n' },
    )
  }
}
