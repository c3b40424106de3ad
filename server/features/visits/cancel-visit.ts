import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { changeVisit } from './change-visit.ts'
import { canCancel } from './show-visit.ts'
import { notifyVisit } from './notify-visit.ts'
import { lockVisit, type StoredVisit } from './visits.sql.ts'

/** Cancels a visit, which the customer may do at any time before it is over; a second call changes nothing. */
export async function cancelVisit(deps: Deps, visitToken: string): Promise<StoredVisit> {
  return deps.transact(async (tx) => {
    const now = deps.clock()
    const visit = await lockVisit(tx, visitToken)
    if (!visit) throw new ShopError('visit_not_found')
    if (visit.status === 'cancelled') return visit
    if (!canCancel(visit, now)) throw new ShopError('visit_ended')
    const change = { to: 'cancelled', by: 'shopper', now, contactBy: null } as const
    const changed = await changeVisit(tx, visit, change)
    const settings = await findSettings(tx)
    await notifyVisit(deps, tx, { visit: changed, settings, what: 'cancelled', by: 'shopper' })
    return changed
  })
}
