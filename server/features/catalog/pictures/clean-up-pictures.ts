import type { Deps } from '../../../deps.ts'
import { removePhoto } from './picture-files.ts'
import { deleteUnused, listLongUnused, noteUse } from './picture-uses.sql.ts'

/** How long a form may stand open with a picture in it, and how long a removed picture can be put back. */
const unusedMs = 2 * 24 * 3_600_000

/**
 * Deletes pictures of staff that nothing has shown for two days. The files are removed before the commit: if that
 * fails, the picture is deleted by the next run.
 */
export async function cleanUpPictures(deps: Deps): Promise<void> {
  const now = deps.clock()
  await noteUse(deps.db, now)
  for (const id of await listLongUnused(deps.db, new Date(now.getTime() - unusedMs))) {
    await deps.transact(async (tx) => {
      if (await deleteUnused(tx, id)) await removePhoto(deps.files, id)
    })
  }
}
