import type { BodyOf } from '@rimal/contract/endpoint'
import { mayDo, type Permission } from '@rimal/contract/permissions'
import {
  type ListName,
  maxListViews,
  readColumns,
  viewSearchOf,
} from '@rimal/contract/staff/lists/list-columns'
import type {
  ListLook,
  ListView,
  ListViews,
  listViewsApi,
} from '@rimal/contract/staff/lists/list-views'
import { cleanText } from '@rimal/contract/text/clean-text'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Staff } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import {
  countViewsOf,
  deletePrivateViews,
  deleteStoredView,
  findLook,
  findStoredView,
  insertView,
  listStoredViews,
  lockOwner,
  type StoredView,
  updateView,
  writeLook,
} from './list-views.sql.ts'

const readerOf: Record<ListName, Permission> = {
  products: 'products.read',
  orders: 'orders.read',
  customers: 'customers.read',
  returns: 'returns.read',
  visits: 'visits.read',
  production: 'orders.read',
  reviews: 'reviews.read',
  stock: 'products.read',
  movements: 'products.read',
  discounts: 'promotions.read',
  credit: 'credit.grant',
  refunds: 'orders.refund',
  discrepancies: 'payments.check',
  audit: 'audit.read',
  redirects: 'products.edit',
}

/**
 * Returns how a member of staff sees a list.
 * @throws not_allowed
 */
export async function getListViews(db: Queries, list: ListName, by: Staff): Promise<ListViews> {
  requireReader(list, by)
  const of = { list, staffId: by.staffId }
  const [look, views] = await Promise.all([findLook(db, of), listStoredViews(db, of)])
  return { look: look ?? null, views: views.map((view) => shown(view, by)) }
}

/**
 * Creates a view, or changes the one that is named.
 * @throws not_allowed, list_view_not_found, changed_meanwhile, list_views_full, invalid_input
 */
export async function saveListView(
  tx: Tx,
  { view, list, ...input }: BodyOf<typeof listViewsApi.saveListView>,
  { by, now }: { by: Staff; now: Date },
): Promise<ListView> {
  requireReader(list, by)
  if (input.isShared && !mayDo(by.role, 'settings.change')) throw new ShopError('not_allowed')
  const name = cleanText(input.name).replaceAll(/\s+/g, ' ').trim()
  if (name === '') throw new ShopError('invalid_input', { name: 'required' })
  const search = searchIn(input.search)
  if (input.isShared && namesPeople(list, search)) {
    throw new ShopError('invalid_input', { search: 'names_people' })
  }
  const saved = { ...input, name, search, ...cleanLook(list, input) }
  const id = view === null ? await add() : await change(view)
  const stored = await findStoredView(tx, id)
  if (!stored) throw new Error('A view that was saved is not there.')
  return shown(stored, by)

  async function add(): Promise<string> {
    await requirePlace(tx, list, by)
    return insertView(tx, { ...saved, list, staffId: by.staffId, createdAt: now })
  }

  async function change(named: { id: string; revision: number }): Promise<string> {
    const before = await requireChangeable(tx, named.id, by, list)
    // Whoever ends the sharing wants the view, which its first owner may not even know any more.
    const isTaken = !saved.isShared && before.staffId !== by.staffId
    if (isTaken) await requirePlace(tx, list, by)
    const owner = isTaken ? { staffId: by.staffId } : {}
    if (!(await updateView(tx, named, { ...saved, ...owner })))
      throw new ShopError('changed_meanwhile')
    return named.id
  }
}

/**
 * Deletes a view, and returns the list that had it.
 * @throws not_allowed, list_view_not_found
 */
export async function deleteListView(tx: Tx, id: string, by: Staff): Promise<ListName> {
  const { list } = await requireChangeable(tx, id, by)
  await deleteStoredView(tx, id)
  return list
}

/**
 * Saves the columns that a member of staff wants in a list; null puts back the shipped ones.
 * @throws not_allowed
 */
export async function saveListLook(
  tx: Tx,
  { list, look }: BodyOf<typeof listViewsApi.saveListLook>,
  by: Staff,
): Promise<void> {
  requireReader(list, by)
  await writeLook(tx, { list, staffId: by.staffId }, look && cleanLook(list, look))
}

/** Deletes how somebody who was removed saw the lists. Shared views stay for the others. */
export async function deleteViewsOf(tx: Tx, staffId: string): Promise<void> {
  await deletePrivateViews(tx, staffId)
}

function requireReader(list: ListName, { role }: Staff): void {
  if (!mayDo(role, readerOf[list])) throw new ShopError('not_allowed')
}

/** Lets the views that a person saves at the same moment wait for each other, so that they do not pass the limit. */
async function requirePlace(tx: Tx, list: ListName, { staffId }: Staff): Promise<void> {
  if (!(await lockOwner(tx, staffId))) throw new ShopError('not_allowed')
  const count = await countViewsOf(tx, { list, staffId })
  if (count >= maxListViews) throw new ShopError('list_views_full')
}

/** A view of another person that is not shared is not there. */
async function requireChangeable(
  tx: Tx,
  id: string,
  by: Staff,
  list?: ListName,
): Promise<StoredView> {
  const view = await findStoredView(tx, id)
  const isSeen = view && (view.isShared || view.staffId === by.staffId)
  if (!isSeen || (list !== undefined && view.list !== list)) {
    throw new ShopError('list_view_not_found')
  }
  if (!mayChange(view, by)) throw new ShopError('not_allowed')
  return view
}

/** Whoever may share views may change every shared one. */
function mayChange({ isShared, staffId }: StoredView, by: Staff): boolean {
  return isShared ? mayDo(by.role, 'settings.change') : staffId === by.staffId
}

function cleanLook(list: ListName, { columns, density }: ListLook): ListLook {
  return { columns: [...readColumns(list, columns)], density }
}

function searchIn(text: string): string {
  return viewSearchOf(new URLSearchParams(text))
}

/** In these lists nobody is found by a name, an email or a phone. */
const listsOfThings: readonly ListName[] = [
  'products',
  'stock',
  'movements',
  'discounts',
  'refunds',
  'discrepancies',
  'redirects',
]

/** What is searched for in the other lists may be the name, the email or the phone of a customer. */
function namesPeople(list: ListName, search: string): boolean {
  return !listsOfThings.includes(list) && new URLSearchParams(search).has('q')
}

function shown(view: StoredView, by: Staff): ListView {
  const { id, revision, name, search, columns, density, isShared, by: author } = view
  return {
    id,
    revision,
    name,
    search,
    columns,
    density,
    isShared,
    mayChange: mayChange(view, by),
    by: author,
  }
}
