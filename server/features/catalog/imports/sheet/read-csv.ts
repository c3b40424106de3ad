import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { UnreadableFile } from './sheet-rows.ts'

const delimiters = [',', ';', '\t'] as const
/** A header of every column in every currency is far shorter. */
const maxHeader = 16_384
/** A row beyond is a quote that was never closed. */
const maxRecordBytes = 262_144

/**
 * Reads the records of a CSV file as a stream. The delimiter is the one that is most frequent in the header.
 * @throws UnreadableFile
 */
export async function* readCsv(file: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const texts = decode(file)
  const first = await texts.next()
  if (first.done) return
  const text = Readable.from(withFirst(first.value, texts))
  const parser = parse({
    delimiter: delimiterOf(first.value),
    relax_column_count: true,
    max_record_size: maxRecordBytes,
  })
  text.on('error', (error) => parser.destroy(error))
  try {
    for await (const record of text.pipe(parser)) yield record as string[]
  } catch (error) {
    if (error instanceof CsvError) {
      throw new UnreadableFile('not_a_table', String(error['lines'] ?? ''))
    }
    throw error
  } finally {
    text.destroy()
  }
}

async function* withFirst(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* others
}

/** Excel writes UTF-16 as "Unicode text", with a mark at the beginning. */
async function* decode(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  try {
    for await (const bytes of file) {
      const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
      decoder ??= new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true })
      yield decoder.decode(bytes, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableFile('not_utf8')
    throw error
  }
}

function delimiterOf(text: string): string {
  const header =
    text
      .slice(0, maxHeader)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best))
}
