import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import { invitationHours, setUpHours } from '@rimal/contract/staff/sign-in'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { requireOtherOwner } from '../change-staff.ts'
import { findMemberByEmail } from '../../staff/staff-record.ts'
import { invitationPage } from './invitation-page.ts'
import { readEmail } from './read-email.ts'
import { endInvitationsOf, insertInvitation } from '../invitations.sql.ts'

const hourMs = 3_600_000

type NewInvitation = {
  email: string
  role: StaffRole
  language: LanguageCode
  /** Null if the invitation is made on the machine of the shop. */
  by: { staffId: string; name: string } | null
}

/**
 * Invites a person to work in the shop, by email; an earlier invitation of the same email ends. Accepted by a member,
 * the invitation replaces the password, the second factor and the role.
 * @throws invalid_input, last_owner
 */
export async function inviteStaff(
  deps: Deps,
  tx: Tx,
  { email: typed, role, language, by }: NewInvitation,
): Promise<string> {
  const email = readEmail(typed)
  const member = await findMemberByEmail(tx, email)
  if (member && role !== 'owner') await requireOtherOwner(tx, member.id)
  const now = deps.clock()
  const expiresAt = new Date(now.getTime() + invitationHours * hourMs)
  await endInvitationsOf(tx, email, now)
  const invitationId = await insertInvitation(tx, {
    email,
    role,
    language,
    invitedBy: by?.staffId ?? null,
    createdAt: now,
    expiresAt,
  })
  await postMessage(tx, {
    dedupKey: `staff-invitation:${invitationId}`,
    kind: 'staff_invitation',
    recipient: email,
    language,
    expiresAt,
    data: {
      invitationId,
      role,
      merchant: textIn((await findSettings(tx)).name, language),
      by: by?.name ?? null,
      hours: invitationHours,
      page: invitationPage(deps),
    },
  })
  return invitationId
}

/** Makes the invitation of the first owner, whose email nobody knows yet; an earlier one ends. */
export async function inviteFirstOwner(
  deps: Deps,
  tx: Tx,
  language: LanguageCode,
): Promise<string> {
  const now = deps.clock()
  await endInvitationsOf(tx, null, now)
  return insertInvitation(tx, {
    email: null,
    role: 'owner',
    language,
    createdAt: now,
    expiresAt: new Date(now.getTime() + setUpHours * hourMs),
  })
}
