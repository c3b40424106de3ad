import type { BodyOf } from '@rimal/contract/endpoint'
import { productMoves, type ProductState } from '@rimal/contract/staff/product-states'
import type { staffProductsApi } from '@rimal/contract/staff/products'
import { localTime } from '@rimal/contract/dates'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { requireComplete } from './save-product.ts'
import { getStaffProduct, type ShownProduct } from './show-product.ts'
import { lockForEdit, publishDue, updateProduct } from './write-product.sql.ts'

type Input = BodyOf<typeof staffProductsApi.changeProductState>
type By = { staffId: string; now: Date }

/**
 * Publishes a product now or later, takes it back to draft, or archives it.
 * @throws product_not_found, changed_meanwhile, invalid_input, product_incomplete
 */
export async function changeProductState(tx: Tx, input: Input, by: By): Promise<ShownProduct> {
  const { id, revision, state } = input
  const stored = await lockForEdit(tx, id)
  if (!stored) throw new ShopError('product_not_found')
  if (stored.revision !== revision) throw new ShopError('changed_meanwhile')
  if (!productMoves[stored.state].includes(state)) {
    throw new ShopError('invalid_input', { state: 'impossible' })
  }
  const publishAt = readTime(input, by.now)
  if (state === 'published' || state === 'scheduled') requireComplete(await getStaffProduct(tx, id))
  const isNew = stored.publishedAt === null && stored.sold === 0
  const { timeZone } = await findSettings(tx)
  await updateProduct(tx, id, {
    published: state === 'published',
    publishAt,
    archivedAt: state === 'archived' ? by.now : null,
    ...(state === 'published' ? { publishedAt: by.now } : {}),
    // A product is as new as the day on which shoppers first see it.
    ...(state === 'published' && isNew ? { releasedOn: localTime(by.now, timeZone).day } : {}),
    savedBy: by.staffId,
    updatedAt: by.now,
  })
  await recordCatalogChange(tx, [id])
  return getStaffProduct(tx, id)
}

/** @throws invalid_input */
function readTime({ state, publishAt }: { state: ProductState; publishAt?: string }, now: Date) {
  if (state !== 'scheduled') return null
  const time = new Date(publishAt ?? '')
  if (Number.isNaN(time.getTime())) throw new ShopError('invalid_input', { publishAt: 'required' })
  if (time <= now) throw new ShopError('invalid_input', { publishAt: 'past' })
  return time
}

/** Publishes the products whose time has come; a job that runs late publishes what it missed. */
export async function publishProducts({ transact, clock }: Pick<Deps, 'transact' | 'clock'>) {
  await transact(async (tx) => {
    const now = clock()
    const { timeZone } = await findSettings(tx)
    await recordCatalogChange(tx, await publishDue(tx, now, localTime(now, timeZone).day))
  })
}
