import type { Deps } from '../../../deps.ts'
import { isSprayed } from './breaker.ts'
import { isUsedUp, type Who } from './count-tries.ts'
import { longCodeDigits } from '@rimal/contract/limits'

/**
 * How many digits the next code for a caller has: those of the setting, and more where wrong short codes
 * were tried. A stranger who guesses thereby makes the code longer, and locks nobody out.
 */
export async function chooseDigits(deps: Deps, who: Who, setting: number): Promise<number> {
  const isUnderAttack =
    (await isUsedUp(deps, 'code_tried', who)) ||
    (who.knownDevice === null && (await isSprayed(deps)))
  return isUnderAttack ? longCodeDigits : setting
}
