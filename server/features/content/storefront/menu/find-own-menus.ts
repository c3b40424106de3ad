import type { EditedMenus } from '@rimal/contract/staff/menus'
import type { Queries } from '../../../../db/connect.ts'
import { findStoredMenus } from '../storefront.sql.ts'

/** Finds the menus of the shop; undefined while it has those of the program. */
export function findOwnMenus(db: Queries): Promise<EditedMenus | undefined> {
  return findStoredMenus(db)
}
