import { textIn } from '@rimal/contract/language'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countTry, forgiveTry, type Who } from '../../customers/limits/count-tries.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { findMember, updateMember } from '../../staff/staff-record.ts'
import { saveChallenge } from '../passkeys/challenge.ts'
import { findChallenge, takeChallenge } from '../passkeys.sql.ts'
import { endSessions } from '../staff-sessions.sql.ts'
import { notifyOfFactor } from './notify-of-factor.ts'
import { sealSecret, unsealSecret } from './sealed-secret.ts'
import { newTotpSecret, readTotp, stepOfCode, totpUri } from './totp.ts'

/** Makes the secret for another authenticator app, which replaces the earlier app with its first code. */
export async function startApp(
  deps: Deps,
  tx: Tx,
  staff: StaffSession,
): Promise<{ secret: string; uri: string }> {
  const { staffId, email } = staff
  const secret = newTotpSecret()
  const value = sealSecret(deps, staffId, secret)
  await saveChallenge(tx, { ...askedOf(staff), value, now: deps.clock() })
  const { name } = await findSettings(tx)
  return { secret, uri: totpUri(secret, { shop: textIn(name, 'en'), email }) }
}

type NewApp = { sealed: string; step: number }

const askedOf = ({ sessionId }: StaffSession) =>
  ({ purpose: 'set_up_app', bound: { sessionId } }) as const

/**
 * Checks the first code of the new app; `done` if this code has replaced the app already and its answer was lost. A
 * wrong code does not use up the secret, because the person has the app already.
 * @throws challenge_expired, factor_wrong, too_many_sign_ins
 */
export async function checkNewApp(
  deps: Deps,
  staff: StaffSession,
  { code, who }: { code: string; who: Who },
): Promise<NewApp | 'done'> {
  const now = deps.clock()
  const sealed = await findChallenge(deps.db, { ...askedOf(staff), now })
  if (sealed === undefined) {
    if (await isCodeOfChange(deps, staff, code)) return 'done'
    throw new ShopError('challenge_expired')
  }
  const counted = await countTry(deps, 'staff_factor_tried', who)
  const step = stepOf(deps, staff, { sealed, code })
  if (step === undefined) throw new ShopError('factor_wrong', { code: 'wrong' })
  await forgiveTry(deps, counted)
  return { sealed, step }
}

/** Whether a code is the one that was accepted last: another code of the app in use would prove no change. */
async function isCodeOfChange(deps: Deps, staff: StaffSession, code: string): Promise<boolean> {
  const member = await findMember(deps.db, staff.staffId)
  if (!member?.totpSecret) return false
  return stepOf(deps, staff, { sealed: member.totpSecret, code }) === member.totpStep
}

function stepOf(
  deps: Deps,
  { staffId }: StaffSession,
  { sealed, code }: { sealed: string; code: string },
): number | undefined {
  const digits = readTotp(code)
  if (digits === undefined) return undefined
  return stepOfCode(unsealSecret(deps, staffId, sealed), digits, deps.clock())
}

/**
 * Replaces the authenticator app, ends the other sessions, and informs the person by email.
 * @throws challenge_expired if another call has used up the secret meanwhile
 */
export async function changeApp(
  deps: Deps,
  tx: Tx,
  { staff, app, agent }: { staff: StaffSession; app: NewApp; agent: string | undefined },
): Promise<void> {
  const { staffId, sessionId } = staff
  const now = deps.clock()
  const taken = await takeChallenge(tx, { ...askedOf(staff), value: app.sealed, now })
  if (taken === undefined) throw new ShopError('challenge_expired')
  await updateMember(tx, staffId, { totpSecret: app.sealed, totpStep: app.step })
  await endSessions(tx, { staffId, except: sessionId, now })
  const member = { ...staff, id: staffId }
  await notifyOfFactor(deps, tx, { member, event: 'app_changed', agent })
}
