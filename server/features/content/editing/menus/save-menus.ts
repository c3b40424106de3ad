import type { BodyOf } from '@rimal/contract/endpoint'
import { isEqual } from '@rimal/contract/staff/one-form'
import type { EditedMenus, staffMenusApi } from '@rimal/contract/staff/menus'
import { recordPartChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { findShopTargets } from '../../storefront/menu/find-shop-targets.ts'
import { findOwnMenus } from '../../storefront/menu/find-own-menus.ts'
import { checkMenus, cleanMenus, targetsIn } from './check-menus.ts'
import { deleteMenus, lockMenus, writeMenus } from './menus.sql.ts'
import { revisionOf, shippedIn } from './show-menus.ts'

type Part = keyof EditedMenus

/**
 * Saves the menus of every page; returns the names of the parts that changed.
 * @throws ShopError changed_meanwhile, invalid_input
 */
export async function saveMenus(
  tx: Tx,
  { listing }: Pick<Deps, 'listing'>,
  { revision, menus }: BodyOf<typeof staffMenusApi.saveMenus>,
): Promise<Part[]> {
  const before = await findToChange(tx, revision)
  const next = cleanMenus(menus)
  const targets = await findShopTargets({ db: tx, listing })
  // What was deleted meanwhile stays until somebody removes it, and is not shown.
  const stored = before ? targetsIn(before) : new Set<string>()
  const wrong = checkMenus(
    next,
    (target) => stored.has(target) || targets.en.find(target) !== undefined,
  )
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  await writeMenus(tx, next)
  await recordPartChange(tx, 'shop')
  const shown = before ?? shippedIn(targets)
  return (Object.keys(next) as Part[]).filter((part) => !isEqual(shown[part], next[part]))
}

/**
 * Returns to the menus that come with the program.
 * @throws ShopError changed_meanwhile
 */
export async function resetMenus(tx: Tx, revision: number): Promise<void> {
  await findToChange(tx, revision)
  await deleteMenus(tx)
  await recordPartChange(tx, 'shop')
}

async function findToChange(tx: Tx, revision: number): Promise<EditedMenus | undefined> {
  await lockMenus(tx)
  const before = await findOwnMenus(tx)
  if (revisionOf(before) !== revision) throw new ShopError('changed_meanwhile')
  return before
}
