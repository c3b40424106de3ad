import type { StockRow } from '@rimal/contract/staff/stock'

/** A SKU that was counted; `row` is null until the shop has said what it is. */
export type CountedLine = { sku: string; counted: number; row: StockRow | null }

/** The SKU of the line that a scanned barcode or SKU is counted in; undefined while no line is known to be of it. */
export function countedAs(lines: readonly CountedLine[], scanned: string): string | undefined {
  const line =
    lines.find(({ row }) => row?.barcode === scanned) ?? lines.find(({ sku }) => sku === scanned)
  return line?.sku
}

/** Counts one more unit of a SKU as it was scanned or typed; its line comes first. */
export function countOne(lines: readonly CountedLine[], sku: string): CountedLine[] {
  const known = lines.find((line) => line.sku === sku)
  const line = known ? { ...known, counted: known.counted + 1 } : { sku, counted: 1, row: null }
  return [line, ...lines.filter((other) => other !== known)]
}

/** Names the line of a SKU; units that were counted under another spelling of the SKU are added up. */
export function nameLine(
  lines: readonly CountedLine[],
  typed: string,
  row: StockRow,
): CountedLine[] {
  const found = lines.find(({ sku }) => sku === typed)
  if (!found) return [...lines]
  const same = lines.find((line) => line !== found && line.sku === row.sku)
  const counted = found.counted + (same?.counted ?? 0)
  return lines.flatMap((line) => {
    if (line === same) return []
    return line === found ? [{ sku: row.sku, counted, row }] : [line]
  })
}

export function setCounted(
  lines: readonly CountedLine[],
  sku: string,
  counted: number,
): CountedLine[] {
  return lines.map((line) => (line.sku === sku ? { ...line, counted } : line))
}

export function removeLine(lines: readonly CountedLine[], sku: string): CountedLine[] {
  return lines.filter((line) => line.sku !== sku)
}

/**
 * The lines that are left after a save. A line that was counted further meanwhile stays with its whole count, because
 * a stock-take sets the stock to what was counted; so does one whose SKU is just being added in another spelling.
 */
export function linesAfterSave(
  lines: readonly CountedLine[],
  sent: readonly Pick<CountedLine, 'sku' | 'counted'>[],
): CountedLine[] {
  const isSaved = ({ sku, counted }: CountedLine) =>
    sent.some((one) => one.sku === sku && one.counted === counted) &&
    lines.filter((other) => other.sku.toUpperCase() === sku.toUpperCase()).length === 1
  return lines.filter((line) => !isSaved(line))
}

/** The SKUs of the rows that a refusal names: `counts.1.counted` is the second of those that were sent. */
export function refusedSkus(fields: Record<string, string>, sent: readonly string[]): Set<string> {
  const skus = Object.keys(fields).map((field) => sent[Number(field.split('.')[1])])
  return new Set(skus.filter((sku) => sku !== undefined))
}
