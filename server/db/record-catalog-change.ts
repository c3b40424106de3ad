import { type CatalogPart, catalogChanges } from './tables/catalog.ts'
import type { Tx } from './transact.ts'

/**
 * Records, in the transaction that changes them, which products are shown differently now. Null means
 * everything: types, settings, words.
 */
export async function recordCatalogChange(
  tx: Tx,
  productIds: readonly string[] | null,
): Promise<void> {
  const ids = productIds === null ? [null] : [...new Set(productIds)]
  if (ids.length === 0) return
  await tx.insert(catalogChanges).values(ids.map((productId) => ({ productId })))
  tx.afterCommit.announceCatalogChange()
}

/** Records, in the transaction that changes it, that a part of the catalogue beside its products is another now. */
export async function recordPartChange(tx: Tx, part: CatalogPart): Promise<void> {
  await tx.insert(catalogChanges).values({ part })
  tx.afterCommit.announceCatalogChange()
}
