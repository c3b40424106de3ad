import { pictureFormats } from '@rimal/contract/pictures'
import type { Deps } from '../../../deps.ts'
import { openPictureProcess } from './open-picture-process.ts'
import { originalFile } from './picture-files.ts'
import {
  listUnderived,
  markDerived,
  markUnderivable,
  savePlaceholder,
  type Underived,
} from './pictures.sql.ts'

/** How long a picture is left alone that could not be read, or for which there was no room. */
const pauseMs = 3_600_000

/**
 * Makes the sizes of all pictures that lack them, one format after the other: WebP is quick and already
 * small, AVIF takes five times as long. A process of its own does it, so that shoppers are served meanwhile.
 */
export async function derivePictures(deps: Deps) {
  const waiting = await listUnderived(deps.db, new Date(deps.clock().getTime() - pauseMs))
  if (waiting.length === 0) return
  const log = (text: string) => deps.log.info({ job: 'derive-pictures' }, text)
  log(`${waiting.length} pictures need their sizes`)
  const { config, db } = deps
  await using pictures = openPictureProcess(config.pictureProcess)
  let done = await eachPicture(deps, waiting, async (picture) => {
    const { id, file } = picture
    if (picture.placeholder) return
    const made = await pictures.ask({ work: 'placeholder', file: originalFile(config, file) })
    if (made) await savePlaceholder(db, id, made)
  })
  // A picture that lacks a format stays on the list, for a shop that switches the format on later.
  const isComplete = pictureFormats.every((format) => config.pictureFormats.includes(format))
  const last = isComplete ? config.pictureFormats.at(-1) : undefined
  for (const format of config.pictureFormats) {
    done = await eachPicture(deps, done, async (picture, index) => {
      const { id, version, file, width } = picture
      const needed = { config: { dataDir: config.dataDir }, picture: { id, version, file, width } }
      await pictures.ask({ work: 'sizes', ...needed, format })
      if (format === last) await markDerived(db, picture.id, deps.clock())
      if (index % 50 === 49) log(`${format}: ${index + 1} of ${waiting.length}`)
    })
  }
  log(`${done.length} of ${waiting.length} pictures have their sizes`)
}

/** Returns the pictures for which the work succeeded; a picture that fails does not block the others. */
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
