import { createHash } from 'node:crypto'
import type { LinkTarget } from '@rimal/contract/staff/link-targets'
import type { EditedMenus, StaffMenus } from '@rimal/contract/staff/menus'
import { findShopTargets, type Reading } from '../../storefront/menu/find-shop-targets.ts'
import { shippedMenus } from '../../storefront/menu/shipped-menus.ts'
import type { ShopTargets } from '../../storefront/menu/shop-targets.ts'
import { findOwnMenus } from '../../storefront/menu/find-own-menus.ts'
import { findLastSave } from './menus.sql.ts'

/** Returns the menus of the shop, those of the program where it has none of its own. */
export async function showMenus(deps: Reading): Promise<StaffMenus> {
  const own = await findOwnMenus(deps.db)
  const last = await findLastSave(deps.db)
  const targets = await findShopTargets(deps)
  return {
    revision: revisionOf(own),
    savedBy: last?.name ?? null,
    savedAt: last?.at.toISOString() ?? null,
    isShipped: own === undefined,
    menus: own ?? shippedIn(targets),
  }
}

/** The menus of the program, in the words of the shop. */
export function shippedIn({ en, ar }: Record<'en' | 'ar', ShopTargets>): EditedMenus {
  return shippedMenus((key) => ({ en: en.word(key), ar: ar.word(key) }))
}

/** Lists what links can lead to. */
export async function listLinkTargets(deps: Reading): Promise<LinkTarget[]> {
  const { en, ar, choices } = await findShopTargets(deps)
  return choices.flatMap(({ kind, target }) => {
    const [found, inArabic] = [en.find(target), ar.find(target)]
    if (!found || !inArabic) return []
    const title = { en: found.title, ar: inArabic.title }
    return [{ target, kind, title, isShown: found.isShown }]
  })
}

/** A number that differs whenever the menus that are stored differ. */
export function revisionOf(own: EditedMenus | undefined): number {
  const text = JSON.stringify(own ?? null)
  // As many bits as a number of JSON holds exactly.
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}
