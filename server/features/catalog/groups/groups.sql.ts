import type { Text } from '@rimal/contract/language'
import type { AddressedKind, GroupKind } from '@rimal/contract/staff/group-kinds'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { isOfShop } from '../../../db/picture-of-shop.ts'
import {
  categories,
  collections,
  facetValues,
  pictures,
  productItems,
  productTypes,
} from '../../../db/tables/catalog.ts'
import type { Tx } from '../../../db/transact.ts'
import { pictureFields } from '../json.sql.ts'

/** Any fixed number: the advisory lock under which groups change one after the other. */
const groupsLock = 7_226_504

export type StoredGroup = {
  id: string
  address: string | null
  title: Text
  description: Text | null
  searchTitle: Text | null
  searchDescription: Text | null
  colorCode: string | null
  picture: StaffPicture | null
}

type Facet = (typeof facetValues.$inferSelect)['facet']

const facets: Partial<Record<GroupKind, Facet>> = {
  colors: 'color',
  fabrics: 'fabric',
  openings: 'opening',
  occasions: 'occasion',
}

function tableOf(kind: GroupKind) {
  if (kind === 'types') return productTypes
  if (kind === 'categories') return categories
  return kind === 'collections' ? collections : facetValues
}

/** The rows of its table that are of the kind. */
function isOf(kind: GroupKind): SQL {
  const facet = facets[kind]
  return facet ? sql`facet = ${facet}` : sql`true`
}

const picture = sql`(
  select json_build_object(${pictureFields}, 'isReady', derived_at is not null) from pictures where pictures.id = picture_id)`

/** The parts of a group in JSON; those that the kind does not have are null. */
function partsOf(kind: GroupKind): SQL {
  if (kind in facets)
    return sql`'address', null, 'description', null, 'searchTitle', null, 'searchDescription', null,
      'colorCode', color_code, 'picture', null`
  const shown = kind === 'categories' ? sql`null` : picture
  return sql`'address', address, 'description', description, 'searchTitle', search_title,
    'searchDescription', search_description, 'colorCode', null, 'picture', ${shown}`
}

/** Makes other changes of groups, and what names groups, wait until this transaction ends. */
export async function lockGroups(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${groupsLock})`)
}

/** Makes changes of groups wait until this transaction ends; other transactions may name groups meanwhile. */
export async function lockGroupsShared(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${groupsLock})`)
}

/** Returns the groups of a kind in their order. */
export async function listStoredGroups(db: Queries, kind: GroupKind): Promise<StoredGroup[]> {
  const { rows } = await db.execute<{ row: StoredGroup }>(sql`
    select json_build_object('id', id, 'title', title, ${partsOf(kind)}) as row
    from ${tableOf(kind)} where ${isOf(kind)} order by position, id`)
  return rows.map(({ row }) => row)
}

/** Finds the address of a group. */
export async function findStoredGroup(
  db: Queries,
  kind: AddressedKind,
  id: string,
): Promise<{ address: string } | undefined> {
  const { rows } = await db.execute<{ address: string }>(
    sql`select address from ${tableOf(kind)} where id = ${id}`,
  )
  return rows[0]
}

/** Gives a group an address of its own; null for the id. */
export async function updateAddress(
  tx: Tx,
  { kind, id }: { kind: AddressedKind; id: string },
  address: string | null,
): Promise<void> {
  await tx.execute(sql`update ${tableOf(kind)} set own_address = ${address} where id = ${id}`)
}

/** Returns the ids of the groups of a kind in their order. */
export async function listIds(db: Queries, kind: GroupKind): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${tableOf(kind)} where ${isOf(kind)} order by position, id`,
  )
  return rows.map(({ id }) => id)
}

/** Says whether the shop has a picture with this id. */
export async function isPicture(db: Queries, id: string): Promise<boolean> {
  return (await db.$count(pictures, and(eq(pictures.id, id), isOfShop))) > 0
}

/** Inserts a group at the end of its list. */
export async function insertGroup(tx: Tx, kind: GroupKind, group: { id: string; title: Text }) {
  const noText = { en: '', ar: '' }
  const { rows } = await tx.execute<{ next: number }>(sql`
    select coalesce(max(position) + 1, 0) as next from ${tableOf(kind)} where ${isOf(kind)}`)
  const row = { ...group, position: rows[0]?.next ?? 0 }
  const facet = facets[kind]
  if (facet) await tx.insert(facetValues).values({ ...row, facet })
  else if (kind === 'types') await tx.insert(productTypes).values({ ...row, description: noText })
  else if (kind === 'categories')
    await tx.insert(categories).values({ ...row, description: noText })
  else await tx.insert(collections).values({ ...row, description: noText })
}

export type GroupChange = {
  title: Text
  description?: Text | undefined
  searchTitle?: Text | undefined
  searchDescription?: Text | undefined
  colorCode?: string | null | undefined
  pictureId?: string | null | undefined
}

export async function updateGroup(
  tx: Tx,
  { kind, id }: { kind: GroupKind; id: string },
  { title, description, searchTitle, searchDescription, colorCode, pictureId }: GroupChange,
): Promise<void> {
  const columns = [
    sql`title = ${JSON.stringify(title)}::jsonb`,
    ...textTo(sql`description`, description),
    ...textTo(sql`search_title`, searchTitle),
    ...textTo(sql`search_description`, searchDescription),
    ...(colorCode === undefined ? [] : [sql`color_code = ${colorCode}`]),
    ...(pictureId === undefined ? [] : [sql`picture_id = ${pictureId}`]),
  ]
  await tx.execute(sql`
    update ${tableOf(kind)} set ${sql.join(columns, sql`, `)} where ${isOf(kind)} and id = ${id}`)
}

function textTo(column: SQL, text: Text | undefined): SQL[] {
  return text ? [sql`${column} = ${JSON.stringify(text)}::jsonb`] : []
}

/** Gives the groups of a kind the positions of their ids. */
export async function updatePositions(tx: Tx, kind: GroupKind, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update ${tableOf(kind)} set position = array_position(${sql.param(ids)}::text[], id) - 1
    where ${isOf(kind)}`)
}

export async function deleteRow(tx: Tx, kind: GroupKind, id: string): Promise<void> {
  await tx.execute(sql`delete from ${tableOf(kind)} where ${isOf(kind)} and id = ${id}`)
}

/** Clears a colour family of the product colours that staff withdrew. */
export async function clearColorFamily(tx: Tx, id: string): Promise<void> {
  await tx
    .update(productItems)
    .set({ colorFamily: '' })
    .where(and(eq(productItems.colorFamily, id), productItems.withdrawn))
}
