import type { Text } from '@rimal/contract/language'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { cleanText } from '@rimal/contract/text/clean-text'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { isShownElsewhere, listProductsShowing } from './picture-uses.sql.ts'
import { saveDescription } from './staff-pictures.sql.ts'

type Description = { id: string; alt: Text; focusX: number; focusY: number }

/** Sets the description and the focal point of a picture, wherever the picture is shown. */
export async function describePicture(
  tx: Tx,
  { alt, ...description }: Description,
): Promise<StaffPicture> {
  const picture = await saveDescription(tx, {
    ...description,
    alt: { en: cleanText(alt.en).trim(), ar: cleanText(alt.ar).trim() },
  })
  if (!picture) throw new ShopError('picture_not_found')
  const isElsewhere = await isShownElsewhere(tx, picture.id)
  await recordCatalogChange(tx, isElsewhere ? null : await listProductsShowing(tx, picture.id))
  return picture
}
