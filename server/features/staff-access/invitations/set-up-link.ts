import type { Deps } from '../../../deps.ts'
import { hasOwner, lockStaff } from '../../staff/staff-record.ts'
import { invitationLink } from './invitation-link.ts'
import { findFirstOwnerInvitation } from '../invitations.sql.ts'
import { inviteFirstOwner } from './invite-staff.ts'

/**
 * Returns the link with which the first owner is made, or undefined once the shop has an owner. Every process and every
 * start returns the same link until it is used or has expired.
 */
export async function setUpLink(deps: Deps): Promise<string | undefined> {
  return deps.transact(async (tx) => {
    await lockStaff(tx)
    if (await hasOwner(tx)) return undefined
    const open = await findFirstOwnerInvitation(tx, deps.clock())
    return invitationLink(deps, open ?? (await inviteFirstOwner(deps, tx, 'en')))
  })
}
