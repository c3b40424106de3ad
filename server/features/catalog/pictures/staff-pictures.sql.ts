import type { Text } from '@rimal/contract/language'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { isOfShop } from '../../../db/picture-of-shop.ts'
import { pictures, type StoredVideo } from '../../../db/tables/catalog.ts'

export async function insertUploaded(
  tx: Tx,
  row: typeof pictures.$inferInsert,
): Promise<StaffPicture> {
  const [picture] = await tx.insert(pictures).values(row).returning()
  if (!picture) throw new Error('A picture that was written is not there.')
  return forStaff(picture)
}

/** Describes a picture of the shop; undefined if there is none with this id. */
export async function saveDescription(
  tx: Tx,
  { id, ...description }: { id: string; alt: Text; focusX: number; focusY: number },
): Promise<StaffPicture | undefined> {
  const [picture] = await tx
    .update(pictures)
    .set(description)
    .where(and(eq(pictures.id, id), isOfShop))
    .returning()
  return picture && forStaff(picture)
}

/** Finds an uploaded picture and locks its row until the transaction ends. */
export async function lockUploaded(tx: Tx, id: string): Promise<StaffPicture | undefined> {
  const [picture] = await tx
    .select()
    .from(pictures)
    .where(and(eq(pictures.id, id), isOfShop, isNotNull(pictures.uploadedBy)))
    .for('update')
  return picture && forStaff(picture)
}

export async function saveVideos(tx: Tx, id: string, videos: StoredVideo[]): Promise<void> {
  await tx.update(pictures).set({ videos }).where(eq(pictures.id, id))
}

function forStaff(picture: typeof pictures.$inferSelect): StaffPicture {
  const { id, version, width, height, color, placeholder, focusX, focusY, alt } = picture
  const videos = picture.videos.map(({ format }) => format)
  const isReady = picture.derivedAt !== null
  return { id, version, width, height, color, placeholder, focusX, focusY, alt, isReady, videos }
}
