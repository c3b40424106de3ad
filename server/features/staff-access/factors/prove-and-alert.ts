import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Who } from '../../customers/limits/count-tries.ts'
import type { StaffMember } from '../../staff/staff-record.ts'
import { alertOfSignIn } from '../sign-in/alert-of-sign-in.ts'
import { type ProvedBy, proveFactor } from './prove-factor.ts'

type Given = {
  member: StaffMember
  who: Who
  code: string
  agent: string | undefined
  /** Whether a sign-in needs the factor, or a call in a session. */
  isSignIn: boolean
}

/**
 * Proves the second factor, and emails the person where the code is wrong or a recovery code: somebody else may know the
 * password, sit in an open session or have the recovery codes.
 * @throws factor_wrong, too_many_sign_ins
 */
export async function proveAndAlert(deps: Deps, given: Given): Promise<ProvedBy> {
  const { member, agent, isSignIn } = given
  const by = await proveFactor(deps, given).catch(async (error: unknown) => {
    const event = isSignIn ? 'factor_failed' : 'proof_failed'
    if (error instanceof ShopError) await alertOfSignIn(deps, { member, event, agent })
    throw error
  })
  if (by === 'recovery_code') {
    const event = isSignIn ? 'recovery_code_used' : 'recovery_code_proved'
    await alertOfSignIn(deps, { member, event, agent })
  }
  return by
}
