import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { Tx } from '../../../../db/transact.ts'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { filmKey } from '../picture-files.ts'
import { listProductsShowing } from '../picture-uses.sql.ts'
import { lockUploaded, saveFilms } from '../staff-pictures.sql.ts'
import { type Film, readFilm } from './read-film.ts'

type Upload = {
  pictureId: string
  bytes: unknown
  /** Writes the row of the audit in the transaction that gives the picture its film. */
  audit: (tx: Tx, film: Film) => Promise<void>
}

/** Gives an uploaded picture its film. The address of a film never changes what it shows, so there is no second one. */
export async function uploadFilm(
  deps: Deps,
  { pictureId, bytes, audit }: Upload,
): Promise<StaffPicture> {
  if (!Buffer.isBuffer(bytes)) throw new ShopError('film_refused')
  const film = await readFilm(bytes)
  return deps.transact(async (tx) => {
    const picture = await lockUploaded(tx, pictureId)
    if (!picture) throw new ShopError('picture_not_found')
    if (picture.films.length > 0) throw new ShopError('picture_has_film')
    await audit(tx, film)
    const films = [film.format]
    await saveFilms(tx, pictureId, films)
    await recordCatalogChange(tx, await listProductsShowing(tx, pictureId))
    await deps.files.write(filmKey(pictureId, film.format), film.file)
    return { ...picture, films }
  })
}
