import sharp from 'sharp'
import type { Deps } from '../../deps.ts'
import { derivePicture, makePlaceholder } from './derive-picture.ts'
import { originalFile } from './picture-files.ts'
import { listUnderived, markDerived } from './pictures.sql.ts'

/**
 * Makes the sizes of all pictures that lack them: WebP of all first, which is quick and already
 * small, then AVIF. One thread, so that shoppers are served meanwhile.
 */
export async function derivePictures(deps: Deps) {
  sharp.concurrency(1)
  const waiting = await listUnderived(deps.db)
  if (waiting.length === 0) return
  const tell = (text: string) => deps.log.info({ job: 'derive-pictures' }, text)
  tell(`${waiting.length} pictures need their sizes`)
  for (const [index, picture] of waiting.entries()) {
    await derivePicture(deps.config, picture, 'webp')
    if (index % 50 === 49) tell(`WebP: ${index + 1} of ${waiting.length}`)
  }
  for (const [index, picture] of waiting.entries()) {
    await derivePicture(deps.config, picture, 'avif')
    const placeholder =
      picture.placeholder ?? (await makePlaceholder(originalFile(deps.config, picture.file)))
    await markDerived(deps.db, picture.id, deps.clock(), placeholder)
    if (index % 50 === 49) tell(`AVIF: ${index + 1} of ${waiting.length}`)
  }
  tell('all pictures have their sizes')
}
