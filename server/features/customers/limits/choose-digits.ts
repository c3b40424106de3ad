import type { Deps } from '../../../deps.ts'
import { isSprayed } from './breaker.ts'
import { isUsedUp, type Who } from './count-tries.ts'
import { longCodeDigits } from '@rimal/contract/limits'

/**
 * Returns the number of digits of the next code for a caller: that of the setting, or more after wrong tries at
 * short codes. A stranger who guesses makes the code longer and locks no customer out.
 */
export async function chooseDigits(deps: Deps, who: Who, setting: number): Promise<number> {
  const isUnderAttack =
    (await isUsedUp(deps, 'code_tried', who)) ||
    (who.knownDevice === null && (await isSprayed(deps)))
  return isUnderAttack ? longCodeDigits : setting
}
