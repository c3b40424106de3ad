import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Enrolment } from '@rimal/contract/staff/sign-in'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { insertAudit } from '../../../db/insert-audit.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countTry, type Who } from '../../customers/limits/count-tries.ts'
import { hashPassword } from '../../identity/passwords/hash-password.ts'
import { requireStrong } from '../../identity/passwords/require-strong.ts'
import { normalisePerson } from '../../identity/person.ts'
import { readInvitationToken } from '../../messages/invitation-link.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { requireOtherOwner } from '../change-staff.ts'
import {
  findMember,
  findMemberByEmail,
  insertMember,
  lockStaff,
  type StaffMember,
  updateMember,
} from '../../staff/staff-record.ts'
import { makeRecoveryCodes, saveRecoveryCodes } from '../factors/recovery-codes.ts'
import { sealSecret, unsealSecret } from '../factors/sealed-secret.ts'
import { newTotpSecret, readTotp, stepOfCode, totpUri } from '../factors/totp.ts'
import { type OpenedSession, openProvedSession } from '../sessions/open-staff-session.ts'
import { deletePasskeysOf } from '../passkeys.sql.ts'
import { endSessions } from '../staff-sessions.sql.ts'
import { readEmail } from './read-email.ts'
import {
  endInvitation,
  endInvitationsOf,
  findOpenInvitation,
  saveTotpSecret,
  type StoredInvitation,
} from '../invitations.sql.ts'

/**
 * Shows an invitation with the secret for the authenticator app, which stays the same until the invitation ends.
 * @throws invitation_ended
 */
export async function openInvitation(deps: Deps, token: string): Promise<Enrolment> {
  const invitation = await invitationOf(deps, token)
  const secret = await secretOf(deps, invitation)
  const { name } = await findSettings(deps.db)
  const { email, role, language } = invitation
  const uri = totpUri(secret, { shop: textIn(name, 'en'), email: email ?? 'owner' })
  return { email, role, language, secret, uri }
}

export type Acceptance = {
  token: string
  email?: string
  name: string
  password: string
  code: string
  language: LanguageCode
}

type Accepted = { member: StaffMember; session: OpenedSession; recoveryCodes: string[] }

/**
 * Makes the invited person a member of staff, with a password and an authenticator app that has shown its first code.
 * @throws invitation_ended, factor_wrong, password_common, invalid_input, too_many_sign_ins
 */
export async function acceptInvitation(
  deps: Deps,
  caller: { agent: string | undefined; whoIs: (email: string) => Who },
  acceptance: Acceptance,
): Promise<Accepted> {
  const invitation = await invitationOf(deps, acceptance.token)
  const email = readEmail(invitation.email ?? acceptance.email ?? '')
  const { name = '' } = normalisePerson(deps, { name: acceptance.name })
  await requireStrong(acceptance.password, [name, email])
  await countTry(deps, 'staff_factor_tried', caller.whoIs(`invitation:${invitation.id}`))
  const secret = await secretOf(deps, invitation)
  const digits = readTotp(acceptance.code)
  const step = digits && stepOfCode(secret, digits, deps.clock())
  if (!step) throw new ShopError('factor_wrong', { code: 'wrong' })
  const passwordHash = await hashPassword(acceptance.password)
  const recoveryCodes = await makeRecoveryCodes()
  const person = { email, name, role: invitation.role, language: acceptance.language, passwordHash }
  return deps.transact(async (tx) => {
    const now = deps.clock()
    if (!(await endInvitation(tx, invitation.id, now))) throw new ShopError('invitation_ended')
    const staffId = await saveMember(tx, person, invitation)
    if (person.role === 'owner') await endInvitationsOf(tx, null, now)
    const totpSecret = sealSecret(deps, staffId, secret)
    await updateMember(tx, staffId, { totpSecret, totpStep: step })
    await deletePasskeysOf(tx, staffId)
    await endSessions(tx, { staffId, now })
    await saveRecoveryCodes(tx, staffId, recoveryCodes)
    const session = await openProvedSession(tx, { staffId, agent: caller.agent, now })
    await insertAudit(tx, {
      staffId,
      role: invitation.role,
      action: 'staff/accept-invitation',
      subject: staffId,
      details: { role: invitation.role },
      at: now,
    })
    const member = await findMember(tx, staffId)
    if (!member) throw new Error('The new member of staff has no row.')
    return { member, session, recoveryCodes: recoveryCodes.codes }
  })
}

async function invitationOf(deps: Deps, token: string): Promise<StoredInvitation> {
  const id = readInvitationToken(deps, token)
  const invitation = id && (await findOpenInvitation(deps.db, { id, now: deps.clock() }))
  if (!invitation) throw new ShopError('invitation_ended')
  return invitation
}

async function secretOf(deps: Deps, { id, totpSecret }: StoredInvitation): Promise<string> {
  if (totpSecret !== null) return unsealSecret(deps, id, totpSecret)
  // Two pages that open the invitation at the same time show the same secret.
  const saved = await saveTotpSecret(deps.db, id, sealSecret(deps, id, newTotpSecret()))
  if (saved === null) throw new ShopError('invitation_ended')
  return unsealSecret(deps, id, saved)
}

type Person = Parameters<typeof insertMember>[1]

/** A person who works here already gets the new role and password; everybody else becomes a member. */
async function saveMember(tx: Tx, person: Person, { email }: StoredInvitation): Promise<string> {
  await lockStaff(tx)
  const member = await findMemberByEmail(tx, person.email)
  if (!member) return insertMember(tx, person)
  // The link of the first owner is bound to nobody, so it must not replace the password of somebody.
  if (email === null) throw new ShopError('invitation_ended')
  if (person.role !== 'owner') await requireOtherOwner(tx, member.id)
  await updateMember(tx, member.id, person)
  return member.id
}
