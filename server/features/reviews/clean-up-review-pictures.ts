import type { Deps } from '../../deps.ts'
import { removePhoto } from '../catalog/pictures/picture-files.ts'
import { deleteReviewPictures, dropUnused, listDropped } from './review-pictures.sql.ts'

const hour = 3_600_000
/** How long a form may stand open with pictures in it. */
const unusedHours = 24

/**
 * Removes the files of pictures that no review took, or that were taken away. They are removed once more
 * an hour later, and only then forgotten: their sizes may just have been in the making.
 */
export async function cleanUpReviewPictures({ db, clock, config }: Deps): Promise<void> {
  const now = clock()
  await dropUnused(db, new Date(now.getTime() - unusedHours * hour), now)
  const dropped = await listDropped(db)
  for (const { id } of dropped) await removePhoto(config, id)
  const long = now.getTime() - hour
  const over = dropped.filter(({ droppedAt }) => droppedAt !== null && droppedAt.getTime() < long)
  await deleteReviewPictures(
    db,
    over.map(({ id }) => id),
  )
}
