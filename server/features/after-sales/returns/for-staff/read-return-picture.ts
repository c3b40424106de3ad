import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { originalKey, photoFile } from '../../../catalog/pictures/picture-files.ts'
import { isPictureOfReturn } from '../return-pictures.sql.ts'

/** Returns a picture of a return in full size, as a data: address. Throws `picture_not_found`. */
export async function readReturnPicture(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  pictureId: string,
): Promise<{ address: string }> {
  if (!(await isPictureOfReturn(db, pictureId))) throw new ShopError('picture_not_found')
  const file = await files.read(originalKey(photoFile(pictureId)))
  if (!file) throw new ShopError('picture_not_found')
  return { address: `data:image/webp;base64,${file.toString('base64')}` }
}
