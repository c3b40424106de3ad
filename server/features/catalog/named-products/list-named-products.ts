import type { LanguageCode } from '@rimal/contract/language'
import type { NamedProduct } from '@rimal/contract/staff/named-product'
import type { Queries } from '../../../db/connect.ts'
import { pictureIn } from '../picture-in.ts'
import { listNamed } from './named-products.sql.ts'

/** Returns the products with these ids in any state, in the order of the ids; unknown ids are left out. */
export async function listNamedProducts(
  db: Queries,
  ids: readonly string[],
  language: LanguageCode,
): Promise<NamedProduct[]> {
  if (ids.length === 0) return []
  const found = await listNamed(db, [...new Set(ids)])
  return found.map(({ id, name, state, picture }) => ({
    id,
    name,
    state,
    picture: picture && pictureIn(picture, language),
  }))
}
