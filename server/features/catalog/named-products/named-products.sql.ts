import type { Text } from '@rimal/contract/language'
import type { ProductState } from '@rimal/contract/staff/product-states'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictureFields } from '../json.sql.ts'
import type { StoredPicture } from '../picture-in.ts'

export type StoredNamedProduct = {
  id: string
  name: Text
  state: ProductState
  picture: StoredPicture | null
}

const pictureJson: SQL = sql`(
  select json_build_object(${pictureFields})
  from product_items i
  join item_pictures ip on ip.item_id = i.id
  join pictures on pictures.id = ip.picture_id
  where i.product_id = p.id and not i.withdrawn
  order by i.position, ip.position limit 1)`

/** Lists the products with these ids, in the order of the ids; unknown ids are left out. */
export async function listNamed(db: Queries, ids: string[]): Promise<StoredNamedProduct[]> {
  const { rows } = await db.execute<StoredNamedProduct>(sql`
    select p.id, p.name, p.state, ${pictureJson} as picture
    from unnest(${sql.param(ids)}::text[]) with ordinality as named (id, place)
    join products p on p.id = named.id
    order by named.place`)
  return rows
}
