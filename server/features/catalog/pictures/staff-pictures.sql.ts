import type { Text } from '@rimal/contract/language'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { pictures } from '../../../db/tables/catalog.ts'

export async function insertUploaded(
  tx: Tx,
  row: typeof pictures.$inferInsert,
): Promise<StaffPicture> {
  const [picture] = await tx.insert(pictures).values(row).returning()
  if (!picture) throw new Error('A picture that was written is not there.')
  return forStaff(picture)
}

export async function saveDescription(
  tx: Tx,
  { id, ...description }: { id: string; alt: Text; focusX: number; focusY: number },
): Promise<StaffPicture | undefined> {
  const [picture] = await tx
    .update(pictures)
    .set(description)
    .where(eq(pictures.id, id))
    .returning()
  return picture && forStaff(picture)
}

function forStaff(picture: typeof pictures.$inferSelect): StaffPicture {
  const { id, version, width, height, color, placeholder, focusX, focusY, alt } = picture
  const isReady = picture.derivedAt !== null
  return { id, version, width, height, color, placeholder, focusX, focusY, alt, isReady }
}
