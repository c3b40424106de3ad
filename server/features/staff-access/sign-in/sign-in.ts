import { foldEmail } from '@rimal/contract/text/email'
import { insertAudit } from '../../../db/insert-audit.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countTry, forgiveTry, type Who } from '../../customers/limits/count-tries.ts'
import { describeDevice } from '../../identity/sessions/describe-device.ts'
import { hashOf, newSecret } from '../../identity/sessions/tokens.ts'
import { isPassword } from '../../identity/passwords/hash-password.ts'
import { findMember, findMemberByEmail, type StaffMember } from '../../staff/staff-record.ts'
import { proveAndAlert } from '../factors/prove-and-alert.ts'
import { beginSession, endOfSession, type OpenedSession } from '../sessions/open-staff-session.ts'
import { findBegunSession, startBegunSession } from '../staff-sessions.sql.ts'

type Caller = { agent: string | undefined; whoIs: (email: string) => Who }

/**
 * Checks the password and returns the ticket for the second factor. The refusal and its time are the same for a wrong
 * password and an unknown email.
 * @throws sign_in_wrong, too_many_sign_ins
 */
export async function signIn(
  deps: Deps,
  caller: Caller,
  { email: typed, password }: { email: string; password: string },
): Promise<string> {
  const email = foldEmail(typed)
  const counted = await countTry(deps, 'staff_password_tried', caller.whoIs(email))
  const member = await findMemberByEmail(deps.db, email)
  const isRight = await isPassword(member?.passwordHash ?? null, password)
  if (!member || !isRight) throw new ShopError('sign_in_wrong')
  await forgiveTry(deps, counted)
  const now = deps.clock()
  return beginSession(deps.db, { staffId: member.id, agent: caller.agent, now })
}

/**
 * Proves the second factor of a begun session, which then lasts.
 * @throws sign_in_expired, factor_wrong, too_many_sign_ins
 */
export async function proveSignIn(
  deps: Deps,
  caller: Caller,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ member: StaffMember; session: OpenedSession }> {
  const now = deps.clock()
  const begun = await findBegunSession(deps.db, hashOf(ticket), now)
  const member = begun && (await findMember(deps.db, begun.staffId))
  if (!begun || !member) throw new ShopError('sign_in_expired')
  const { agent } = caller
  const who = caller.whoIs(member.email)
  const by = await proveAndAlert(deps, { member, who, code, agent, isSignIn: true })
  const token = newSecret()
  const expiresAt = endOfSession(now)
  const started = { id: begun.id, tokenHash: hashOf(token), expiresAt, provedAt: now }
  await deps.transact(async (tx) => {
    if (!(await startBegunSession(tx, started))) throw new ShopError('sign_in_expired')
    await insertAudit(tx, {
      staffId: member.id,
      role: member.role,
      action: 'staff/sign-in',
      subject: member.id,
      details: { with: by, device: describeDevice(agent) },
      at: now,
    })
  })
  return { member, session: { sessionId: begun.id, token, expiresAt } }
}
