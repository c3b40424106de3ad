import { type PictureFormat, pictureFormats, pictureWidths } from '@rimal/contract/pictures'
import type { Deps } from '../../../deps.ts'
import { type FileStore, FilesAway } from '../../../files/file-store.ts'
import { openPictureProcess } from './open-picture-process.ts'
import { derivedFolder, derivedKey, readOriginal } from './picture-files.ts'
import {
  listUnderived,
  markDerived,
  markUnderivable,
  savePlaceholder,
  type Underived,
} from './pictures.sql.ts'

/** How long a picture is left alone that could not be read, or for which there was no room. */
const pauseMs = 3_600_000

type PictureProcess = ReturnType<typeof openPictureProcess>

/**
 * Makes the sizes of all pictures that lack them, one format after the other: WebP is quick and already
 * small, AVIF takes five times as long. A process of its own does it, so that shoppers are served meanwhile.
 */
export async function derivePictures(deps: Deps) {
  const waiting = await listUnderived(deps.db, new Date(deps.clock().getTime() - pauseMs))
  if (waiting.length === 0) return
  const log = (text: string) => deps.log.info({ job: 'derive-pictures' }, text)
  log(`${waiting.length} pictures need their sizes`)
  const { config, db, files } = deps
  await using pictures = openPictureProcess(config.pictureProcess)
  let done = await eachPicture(deps, waiting, async ({ id, file, placeholder }) => {
    if (placeholder) return
    const original = await readOriginal(files, file)
    await savePlaceholder(db, id, await pictures.ask({ work: 'placeholder', original }))
  })
  // A picture that lacks a format stays on the list, for a shop that switches the format on later.
  const isComplete = pictureFormats.every((format) => config.pictureFormats.includes(format))
  const last = isComplete ? config.pictureFormats.at(-1) : undefined
  for (const format of config.pictureFormats) {
    done = await eachPicture(deps, done, async (picture, index) => {
      await makeMissing(picture, { format, files, pictures })
      if (format === last) await markDerived(db, picture.id, deps.clock())
      if (index % 50 === 49) log(`${format}: ${index + 1} of ${waiting.length}`)
    })
  }
  log(`${done.length} of ${waiting.length} pictures have their sizes`)
}

/** Makes every width of one picture in one format; existing files are left alone. */
async function makeMissing(
  picture: Underived,
  {
    format,
    files,
    pictures,
  }: { format: PictureFormat; files: FileStore; pictures: PictureProcess },
) {
  const stored = new Set(await files.list(derivedFolder(picture.id)))
  const keyOf = (width: number) => derivedKey(picture, width, format)
  const widths = pictureWidths(picture.width).filter((width) => !stored.has(keyOf(width)))
  if (widths.length === 0) return
  const original = await readOriginal(files, picture.file)
  const made = await pictures.ask({ work: 'sizes', original, widths, format })
  await Promise.all(made.map(({ width, bytes }) => files.write(keyOf(width), bytes)))
}

/**
 * Returns the pictures for which the work succeeded; a picture that fails does not block the others.
 * @throws FilesAway, because no other picture could be read either
 */
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
      if (err instanceof FilesAway) throw err
      log.error({ err, picture: picture.id }, 'the sizes of a picture could not be made')
      await markUnderivable(db, picture.id, clock())
    }
  }
  return done
}
