import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../db/transact.ts'

type Holder = { sku: string; code: string; withdrawn: boolean }

/**
 * Lists the variants that have one of these codes as their barcode, and those that are offered with it as their SKU,
 * which is scanned as well.
 */
export async function listHolders(tx: Tx, codes: readonly string[]): Promise<Holder[]> {
  const { rows } = await tx.execute<Holder>(sql`
    select v.sku, code, v.withdrawn
    from unnest(${sql.param([...codes])}::text[]) code
    join variants v on v.barcode = code or v.sku = code and not v.withdrawn
    order by v.sku`)
  return rows
}

/** Empties the barcodes of variants. */
export async function clearBarcodes(tx: Tx, skus: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update variants set barcode = null
    where sku = any(${sql.param([...skus])}::text[]) and barcode is not null`)
}

export async function writeBarcodes(
  tx: Tx,
  rows: readonly { sku: string; barcode: string }[],
): Promise<void> {
  await tx.execute(sql`
    update variants v set barcode = given.barcode
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(sku text, barcode text)
    where v.sku = given.sku`)
}
