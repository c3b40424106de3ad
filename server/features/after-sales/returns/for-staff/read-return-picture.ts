import { readFile } from 'node:fs/promises'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { originalFile, photoFile } from '../../../catalog/pictures/picture-files.ts'
import { isPictureOfReturn } from '../return-pictures.sql.ts'

/** Returns a picture of a return in full size, as a data: address. Throws `picture_not_found`. */
export async function readReturnPicture(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  pictureId: string,
): Promise<{ address: string }> {
  if (!(await isPictureOfReturn(db, pictureId))) throw new ShopError('picture_not_found')
  const file = await readFile(originalFile(config, photoFile(pictureId))).catch(() => null)
  if (!file) throw new ShopError('picture_not_found')
  return { address: `data:image/webp;base64,${file.toString('base64')}` }
}
