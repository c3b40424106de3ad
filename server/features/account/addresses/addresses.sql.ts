import type { Address } from '@rimal/contract/addresses'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { customerAddresses } from '../../../db/tables/customers.ts'

export type StoredAddress = typeof customerAddresses.$inferSelect

export async function listStored(db: Queries, customerId: string): Promise<StoredAddress[]> {
  return db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(
      desc(customerAddresses.isDefault),
      desc(customerAddresses.createdAt),
      asc(customerAddresses.id),
    )
}

const isOfSession = (customerId: string, id: string) =>
  and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.id, id))

export async function insertAddress(
  tx: Tx,
  address: { customerId: string; address: Address; createdAt: Date },
): Promise<string> {
  const [row] = await tx
    .insert(customerAddresses)
    .values(address)
    .returning({ id: customerAddresses.id })
  if (!row) throw new Error('An address was not stored.')
  return row.id
}

/** Returns false when the customer has no such address. */
export async function updateAddress(
  tx: Tx,
  { customerId, id, address }: { customerId: string; id: string; address: Address },
): Promise<boolean> {
  const changed = await tx
    .update(customerAddresses)
    .set({ address })
    .where(isOfSession(customerId, id))
    .returning({ id: customerAddresses.id })
  return changed.length > 0
}

export async function deleteAddress(
  tx: Tx,
  { customerId, id }: { customerId: string; id: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(customerAddresses)
    .where(isOfSession(customerId, id))
    .returning({ id: customerAddresses.id })
  return deleted.length > 0
}

/** The one before first: there is never more than one. */
export async function markDefault(
  tx: Tx,
  { customerId, id }: { customerId: string; id: string },
): Promise<void> {
  await tx
    .update(customerAddresses)
    .set({ isDefault: false })
    .where(and(eq(customerAddresses.customerId, customerId), sql`is_default`))
  await tx.update(customerAddresses).set({ isDefault: true }).where(isOfSession(customerId, id))
}
