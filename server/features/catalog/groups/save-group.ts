import type { Text } from '@rimal/contract/language'
import {
  type GroupKind,
  type GroupPart,
  groupParts,
  isAddressed,
  maxGroups,
} from '@rimal/contract/staff/group-kinds'
import type { SavedGroup } from '@rimal/contract/staff/groups'
import { cleanText } from '@rimal/contract/text/clean-text'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { listTakenAddresses } from '../addresses/list-taken-addresses.ts'
import { insertGroup, isPicture, listIds, lockGroups, updateGroup } from './groups.sql.ts'
import { idOfTitle } from './id-of-title.ts'
import { spaceOf } from './space-of.ts'
import { listPromotedIds } from './uses.sql.ts'

/**
 * Creates a group or changes one, and returns its id.
 * @throws ShopError invalid_input, not_found, groups_full
 */
export async function saveGroup(tx: Tx, saved: SavedGroup): Promise<string> {
  const { kind, colorCode } = saved
  await requireValid(tx, saved)
  await lockGroups(tx)
  const title = cleanTextOf(saved.title)
  const id = saved.id ?? (await createGroup(tx, kind, title))
  if (!(await listIds(tx, kind)).includes(id)) throw new ShopError('not_found')
  await updateGroup(
    tx,
    { kind, id },
    {
      ...saved,
      title,
      description: saved.description && cleanTextOf(saved.description),
      searchTitle: saved.searchTitle && cleanTextOf(saved.searchTitle),
      searchDescription: saved.searchDescription && cleanTextOf(saved.searchDescription),
      colorCode: colorCode && colorCode.toLowerCase(),
    },
  )
  await recordCatalogChange(tx, null)
  return id
}

async function createGroup(tx: Tx, kind: GroupKind, title: Text): Promise<string> {
  const known = await listIds(tx, kind)
  if (known.length >= maxGroups) throw new ShopError('groups_full')
  const plain = idOfTitle(title.en, { taken: [], otherwise: kind })
  // A discount that has ended may name a group that is gone; another group is not that group.
  const promoted = await listPromotedIds(tx, kind)
  const taken = [...known, ...promoted, ...(await listTaken(tx, kind, plain))]
  const id = idOfTitle(title.en, { taken, otherwise: kind })
  await insertGroup(tx, kind, { id, title })
  return id
}

/**
 * Lists what leads to other pages, and the ids of what shares its addresses: types and collections share those of lists.
 */
async function listTaken(tx: Tx, kind: GroupKind, plain: string): Promise<string[]> {
  if (!isAddressed(kind)) return []
  const addresses = await listTakenAddresses(tx, spaceOf[kind], plain)
  if (kind === 'types') return [...addresses, ...(await listIds(tx, 'collections'))]
  if (kind === 'collections') return [...addresses, ...(await listIds(tx, 'types'))]
  return addresses
}

const parts = [
  'description',
  'searchTitle',
  'searchDescription',
  'colorCode',
  'pictureId',
] as const satisfies GroupPart[]

async function requireValid(tx: Tx, saved: SavedGroup): Promise<void> {
  const { kind, title, pictureId } = saved
  const wrong: Record<string, string> = {}
  for (const side of ['en', 'ar'] as const) {
    if (!cleanText(title[side]).trim()) wrong[`title.${side}`] = 'required'
  }
  for (const part of parts) {
    if (saved[part] && !groupParts[kind].includes(part)) wrong[part] = 'unknown'
  }
  if (pictureId && !wrong['pictureId'] && !(await isPicture(tx, pictureId))) {
    wrong['pictureId'] = 'unknown'
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
}

function cleanTextOf({ en, ar }: Text): Text {
  return { en: cleanText(en).trim(), ar: cleanText(ar).trim() }
}
