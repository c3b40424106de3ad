import type { ResultOf } from '@rimal/contract/endpoint'
import type { passkeysApi, UsedPasskey } from '@rimal/contract/staff/passkeys'
import { insertAudit } from '../../../db/insert-audit.ts'
import type { Deps } from '../../../deps.ts'
import type { Who } from '../../customers/limits/count-tries.ts'
import { describeDevice } from '../../identity/sessions/describe-device.ts'
import { hashOf, newSecret } from '../../identity/sessions/tokens.ts'
import type { StaffMember } from '../../staff/staff-record.ts'
import { type OpenedSession, openProvedSession } from '../sessions/open-staff-session.ts'
import { newChallenge, relyingParty, spendChallenge } from './challenge.ts'
import { requestOf, usePasskey } from './use-passkey.ts'

/** Begins a sign-in; only the browser that gets the ticket can answer the challenge. */
export async function startPasskeySignIn(
  deps: Deps,
): Promise<ResultOf<typeof passkeysApi.startPasskeySignIn>> {
  relyingParty(deps)
  const ticket = newSecret()
  const challenge = await newChallenge(deps.db, {
    purpose: 'sign_in',
    bound: { ticketHash: hashOf(ticket) },
    now: deps.clock(),
  })
  return { ticket, options: requestOf(deps, challenge) }
}

/**
 * Opens a session with a passkey, which stands for the password and the second factor.
 * @throws challenge_expired, passkey_wrong, too_many_sign_ins, passkeys_unavailable
 */
export async function signInByPasskey(
  deps: Deps,
  caller: { agent: string | undefined; whoIs: (email: string) => Who },
  { ticket, passkey }: { ticket: string; passkey: UsedPasskey },
): Promise<{ member: StaffMember; session: OpenedSession }> {
  const bound = { ticketHash: hashOf(ticket) }
  const challenge = await spendChallenge(deps, { purpose: 'sign_in', bound })
  const { member, record } = await usePasskey(deps, { ...caller, passkey, challenge })
  const now = deps.clock()
  return deps.transact(async (tx) => {
    await record(tx)
    const session = await openProvedSession(tx, { staffId: member.id, agent: caller.agent, now })
    await insertAudit(tx, {
      staffId: member.id,
      role: member.role,
      action: 'staff/sign-in',
      subject: member.id,
      details: { with: 'passkey', device: describeDevice(caller.agent) },
      at: now,
    })
    return { member, session }
  })
}
