import sharp from 'sharp'
import type { Deps } from '../../deps.ts'
import { derivePicture, makePlaceholder } from './derive-picture.ts'
import { originalFile } from './picture-files.ts'
import { listUnderived, markDerived, markUnderivable, type Underived } from './pictures.sql.ts'

/** How long a picture is left alone that could not be read, or for which there was no room. */
const pauseMs = 3_600_000

/**
 * Makes the sizes of all pictures that lack them: WebP of all first, which is quick and already
 * small, then AVIF. One thread, so that shoppers are served meanwhile.
 */
export async function derivePictures(deps: Deps) {
  sharp.concurrency(1)
  const waiting = await listUnderived(deps.db, new Date(deps.clock().getTime() - pauseMs))
  if (waiting.length === 0) return
  const tell = (text: string) => deps.log.info({ job: 'derive-pictures' }, text)
  tell(`${waiting.length} pictures need their sizes`)
  const half = await eachPicture(deps, waiting, async (picture, index) => {
    await derivePicture(deps.config, picture, 'webp')
    if (index % 50 === 49) tell(`WebP: ${index + 1} of ${waiting.length}`)
  })
  const done = await eachPicture(deps, half, async (picture, index) => {
    await derivePicture(deps.config, picture, 'avif')
    const placeholder =
      picture.placeholder ?? (await makePlaceholder(originalFile(deps.config, picture.file)))
    await markDerived(deps.db, picture.id, deps.clock(), placeholder)
    if (index % 50 === 49) tell(`AVIF: ${index + 1} of ${waiting.length}`)
  })
  tell(`${done.length} of ${waiting.length} pictures have their sizes`)
}

/** Those for which it could be done; one that fails keeps no other waiting. */
async function eachPicture(
  { db, clock, log }: Deps,
  list: readonly Underived[],
  work: (picture: Underived, index: number) => Promise<void>,
): Promise<Underived[]> {
  const done: Underived[] = []
  for (const [index, picture] of list.entries()) {
    try {
      await work(picture, index)
      done.push(picture)
    } catch (err) {
      log.error({ err, picture: picture.id }, 'the sizes of a picture could not be made')
      await markUnderivable(db, picture.id, clock())
    }
  }
  return done
}
