import type { BodyOf } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import type { staffProductsApi } from '@rimal/contract/staff/products'
import { lockProductIds } from '../../../db/lock-product-ids.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { listTakenAddresses } from '../addresses/list-taken-addresses.ts'
import { holdGroups } from '../groups/hold-groups.ts'
import { idOfTitle } from '../groups/id-of-title.ts'
import { findKnownIds } from './known-ids.sql.ts'
import { insertProduct, listIdsLike } from './write-product.sql.ts'

type NewProduct = BodyOf<typeof staffProductsApi.createProduct>
type By = { staffId: string; now: Date; today: string }

const noText: Text = { en: '', ar: '' }

/**
 * Creates a draft and returns its id, which is its address in the shop until staff change that.
 * @throws invalid_input
 */
export async function createProduct(
  tx: Tx,
  { name, typeId, price }: NewProduct,
  by: By,
): Promise<string> {
  if (name.en.trim() === '') throw new ShopError('invalid_input', { 'name.en': 'required' })
  if (name.ar.trim() === '') throw new ShopError('invalid_input', { 'name.ar': 'required' })
  await holdGroups(tx)
  const { types } = await findKnownIds(tx, { items: [], completeTheLook: [] })
  if (!types.has(typeId)) throw new ShopError('invalid_input', { typeId: 'unknown' })
  const id = await freeId(tx, name.en)
  await insertProduct(tx, {
    id,
    name,
    typeId,
    price,
    subtitle: noText,
    description: noText,
    title: noText,
    shortDescription: noText,
    fabric: noText,
    care: noText,
    opening: noText,
    included: noText,
    occasion: noText,
    fabricKind: '',
    openingKind: '',
    categories: [],
    collections: [],
    occasions: [],
    keywords: { en: [], ar: [] },
    garment: [],
    completeTheLook: [],
    // The owner offers it by a decision: it needs measuring, and a payment before sewing.
    customSize: false,
    published: false,
    publishedAt: null,
    releasedOn: by.today,
    savedBy: by.staffId,
    createdAt: by.now,
    updatedAt: by.now,
  })
  return id
}

/** Makes an id of the English name; a name that is taken, or leads to another product, gets a number. */
export async function freeId(tx: Tx, name: string): Promise<string> {
  await lockProductIds(tx)
  const plain = idOfTitle(name, { taken: [], otherwise: 'product' })
  const taken = [
    ...(await listIdsLike(tx, plain)),
    ...(await listTakenAddresses(tx, 'product', plain)),
  ]
  return idOfTitle(name, { taken, otherwise: 'product' })
}
