import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { customSizes, measurementProfiles } from '../../../db/tables/carts.ts'

const measurements = {
  customSizeId: customSizes.id,
  unit: customSizes.unit,
  measurements: customSizes.measurements,
  source: customSizes.source,
  measuredAt: customSizes.createdAt,
}

/** Each with its newest figures, the oldest profile first, those of one moment by name. */
export async function listStoredProfiles(db: Queries, customerId: string) {
  const newest = db
    .selectDistinctOn([customSizes.profileId], {
      profileId: customSizes.profileId,
      ...measurements,
    })
    .from(customSizes)
    .where(eq(customSizes.customerId, customerId))
    .orderBy(customSizes.profileId, desc(customSizes.createdAt), desc(customSizes.id))
    .as('newest')
  return db
    .select({
      profileId: measurementProfiles.id,
      name: measurementProfiles.name,
      customSizeId: newest.customSizeId,
      unit: newest.unit,
      measurements: newest.measurements,
      source: newest.source,
      measuredAt: newest.measuredAt,
    })
    .from(measurementProfiles)
    .innerJoin(newest, eq(newest.profileId, measurementProfiles.id))
    .where(eq(measurementProfiles.customerId, customerId))
    .orderBy(asc(measurementProfiles.createdAt), asc(measurementProfiles.name))
}

export type StoredProfile = Awaited<ReturnType<typeof listStoredProfiles>>[number]

/** The newest first. */
export async function listStoredMeasurements(
  db: Queries,
  { customerId, profileId }: { customerId: string; profileId: string },
) {
  return db
    .select(measurements)
    .from(customSizes)
    .where(and(eq(customSizes.customerId, customerId), eq(customSizes.profileId, profileId)))
    .orderBy(desc(customSizes.createdAt), desc(customSizes.id))
}

export async function insertProfile(
  tx: Tx,
  profile: typeof measurementProfiles.$inferInsert,
): Promise<string> {
  const [row] = await tx
    .insert(measurementProfiles)
    .values(profile)
    .returning({ id: measurementProfiles.id })
  if (!row) throw new Error('a profile was kept and is not there')
  return row.id
}

export async function updateProfileName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.update(measurementProfiles).set({ name }).where(eq(measurementProfiles.id, id))
}

/** Deletes a profile. Measurements that a cart line uses remain, without a name. */
export async function deleteProfile(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    delete from custom_sizes where profile_id = ${id}::uuid
      and not exists (select from cart_lines where custom_size_id = custom_sizes.id)`)
  await tx.delete(measurementProfiles).where(eq(measurementProfiles.id, id))
}
