import type { Deps } from '../../../deps.ts'
import { hasOwner, lockStaff } from '../../staff/staff-record.ts'
import { linkOf } from './invitation-page.ts'
import { findFirstOwnerInvitation } from '../invitations.sql.ts'
import { inviteFirstOwner } from './invite-staff.ts'

/**
 * Returns the link with which the first owner is made, or undefined once the shop has an owner. Every process and every
 * start returns the same link until it is used or has expired.
 */
export async function setUpLink(deps: Deps): Promise<string | undefined> {
  // Nearly every start ends here, and locks nothing.
  if (await hasOwner(deps.db)) return undefined
  return deps.transact(async (tx) => {
    await lockStaff(tx)
    if (await hasOwner(tx)) return undefined
    const open = await findFirstOwnerInvitation(tx, deps.clock())
    return linkOf(deps, open ?? (await inviteFirstOwner(deps, tx, 'en')))
  })
}
