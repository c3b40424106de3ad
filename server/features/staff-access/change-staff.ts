import type { StaffRole } from '@rimal/contract/permissions'
import type { Tx } from '../../db/transact.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findMember, listMembers, lockStaff, updateMember } from '../staff/staff-record.ts'
import { deleteViewsOf } from '../staff/list-views/list-views.ts'
import { endInvitationsAbout } from './invitations.sql.ts'
import { deletePasskeysOf } from './passkeys.sql.ts'
import { deleteRecoveryCodes } from './recovery-codes.sql.ts'
import { endSessions } from './staff-sessions.sql.ts'

/**
 * Changes the role of a member, and ends the sessions and the invitations of this person.
 * @throws staff_not_found, last_owner
 */
export async function changeRole(
  tx: Tx,
  { staffId, role, now }: { staffId: string; role: StaffRole; now: Date },
): Promise<{ from: StaffRole }> {
  const { role: from, email } = await lockMemberOf(tx, staffId)
  if (role !== 'owner') await requireOtherOwner(tx, staffId)
  await updateMember(tx, staffId, { role })
  await endSessions(tx, { staffId, now })
  await endInvitationsAbout(tx, { staffId, email, now })
  return { from }
}

/**
 * Removes a member, and ends the sessions and the invitations of this person. The row stays for the audit, without
 * password and factors.
 * @throws staff_not_found, last_owner
 */
export async function removeStaff(
  tx: Tx,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const { email } = await lockMemberOf(tx, staffId)
  await requireOtherOwner(tx, staffId)
  await updateMember(tx, staffId, { removedAt: now, passwordHash: null, totpSecret: null })
  await deletePasskeysOf(tx, staffId)
  await deleteRecoveryCodes(tx, staffId)
  await deleteViewsOf(tx, staffId)
  await endSessions(tx, { staffId, now })
  await endInvitationsAbout(tx, { staffId, email, now })
}

async function lockMemberOf(tx: Tx, staffId: string) {
  await lockStaff(tx)
  const member = await findMember(tx, staffId)
  if (!member) throw new ShopError('staff_not_found')
  return member
}

/** The only owner remains the owner, because without an owner nobody could name another. */
export async function requireOtherOwner(tx: Tx, staffId: string) {
  const owners = (await listMembers(tx)).filter(({ role }) => role === 'owner')
  if (owners.length === 1 && owners[0]?.staffId === staffId) throw new ShopError('last_owner')
}
