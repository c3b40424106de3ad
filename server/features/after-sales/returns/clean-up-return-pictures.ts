import type { Deps } from '../../../deps.ts'
import { removePhoto } from '../../catalog/pictures/picture-files.ts'
import { deletePictures, removeUnused, listRemoved } from './return-pictures.sql.ts'

/** How long a form may stand open with pictures in it. */
const unusedMs = 24 * 3_600_000

/** Removes the files of pictures that no request took, or that were taken away, and forgets them. */
export async function cleanUpReturnPictures({ db, clock, files }: Deps): Promise<void> {
  const now = clock()
  await removeUnused(db, new Date(now.getTime() - unusedMs), now)
  const dropped = await listRemoved(db)
  for (const id of dropped) await removePhoto(files, id)
  await deletePictures(db, dropped)
}
