import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countTry, forgiveTry, type Who } from '../../customers/limits/count-tries.ts'
import { acceptStep, type StaffMember } from '../../staff/staff-record.ts'
import { readRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { unsealSecret } from './sealed-secret.ts'
import { readTotp, stepOfCode } from './totp.ts'

export type ProvedBy = 'app' | 'recovery_code'

/**
 * Proves the second factor of a member of staff with a code of the authenticator app or a recovery code; each is
 * accepted once. Wrong codes are counted by member and device.
 * @throws factor_wrong, too_many_sign_ins
 */
export async function proveFactor(
  deps: Deps,
  { member, who, code }: { member: StaffMember; who: Who; code: string },
): Promise<ProvedBy> {
  const counted = await countTry(deps, 'staff_factor_tried', who)
  const by = await factorOf(deps, member, code)
  if (!by) throw new ShopError('factor_wrong', { code: 'wrong' })
  await forgiveTry(deps, counted)
  return by
}

async function factorOf(
  deps: Deps,
  member: StaffMember,
  typed: string,
): Promise<ProvedBy | undefined> {
  const digits = readTotp(typed)
  if (digits !== undefined) return (await isFreshTotp(deps, member, digits)) ? 'app' : undefined
  const code = readRecoveryCode(typed)
  if (code === undefined) return undefined
  const isSpent = await spendRecoveryCode(deps.db, { staffId: member.id, code, now: deps.clock() })
  return isSpent ? 'recovery_code' : undefined
}

async function isFreshTotp(deps: Deps, { id, totpSecret }: StaffMember, digits: string) {
  if (totpSecret === null) return false
  const step = stepOfCode(unsealSecret(deps, id, totpSecret), digits, deps.clock())
  return step !== undefined && (await acceptStep(deps.db, id, step))
}
