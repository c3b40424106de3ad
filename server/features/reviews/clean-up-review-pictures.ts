import type { Deps } from '../../deps.ts'
import { removePhoto } from '../catalog/pictures/picture-files.ts'
import { deleteReviewPictures, removeUnused, listRemoved } from './review-pictures.sql.ts'

const hour = 3_600_000
/** How long a form may stand open with pictures in it. */
const unusedHours = 24

/**
 * Deletes the files of pictures that no review uses, or that were removed. The files are deleted once more an hour
 * later, and only then are the rows deleted, because the sizes may just have been in production.
 */
export async function cleanUpReviewPictures({ db, clock, files }: Deps): Promise<void> {
  const now = clock()
  await removeUnused(db, new Date(now.getTime() - unusedHours * hour), now)
  const dropped = await listRemoved(db)
  for (const { id } of dropped) await removePhoto(files, id)
  const long = now.getTime() - hour
  const over = dropped.filter(({ removedAt }) => removedAt !== null && removedAt.getTime() < long)
  await deleteReviewPictures(
    db,
    over.map(({ id }) => id),
  )
}
