import { toLatinDigits } from '@rimal/contract/text/digits'
import type { CodePurpose } from '../../../db/tables/customers.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { codeOf, linkSecretOf } from '../../messages/one-time-code.ts'
import { type Caller, whoIs } from '../caller.ts'
import { noteWrongCode, refuseWhileSprayed } from '../limits/breaker.ts'
import { countTry, forgetWrongTries, forgiveTry } from '../limits/count-tries.ts'
import { triesPerCode } from '../limits/limit-table.ts'
import { type Challenge, claimTry, findLive, useUp } from './challenges.sql.ts'
import { isSame } from './is-same.ts'

export type Typed = {
  challengeId: string
  code: string
  purposes: readonly CodePurpose[]
  /** Whose code it has to be, where she is logged in. */
  customerId?: string
}

/**
 * The challenge of a code that is right, once. All that can be wrong, from a slip of the finger to the
 * code of another, is one and the same refusal; only her last try is told as that.
 */
export async function proveCode(deps: Deps, caller: Caller, typed: Typed): Promise<Challenge> {
  const challenge = await (isLinkSecret(typed) ? checkLink : checkDigits)(deps, caller, typed)
  const isUsed = await useUp(deps.db, { id: challenge.id, now: deps.clock() })
  if (!isUsed) throw new ShopError('code_wrong')
  return challenge
}

async function checkDigits(deps: Deps, caller: Caller, typed: Typed): Promise<Challenge> {
  const now = deps.clock()
  const challenge = await claimTry(deps.db, { id: typed.challengeId, most: triesPerCode, now })
  if (!challenge || !isMeant(challenge, typed)) throw new ShopError('code_wrong')
  const who = whoIs(caller, challenge.contact)
  if (who.knownDevice === null) await refuseWhileSprayed(deps)
  const counted = await countTry(deps, 'code_tried', who)
  const digits = toLatinDigits(typed.code.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')
  if (!isSame(digits, codeOf(deps, derivedFrom(challenge)))) {
    await noteWrongCode(deps)
    // How often she tried is no secret of the shop's.
    throw new ShopError(challenge.attempts < triesPerCode ? 'code_wrong' : 'code_spent')
  }
  await forgiveTry(deps, counted)
  return challenge
}

/** Of 256 bits nobody guesses one, so no limit stands in the way of whoever has the email. */
async function checkLink(deps: Deps, caller: Caller, typed: Typed): Promise<Challenge> {
  const challenge = await findLive(deps.db, { id: typed.challengeId, now: deps.clock() })
  const isRight = challenge && isSame(typed.code, linkSecretOf(deps, derivedFrom(challenge)))
  if (!isRight || !isMeant(challenge, typed)) throw new ShopError('code_wrong')
  await forgetWrongTries(deps, 'code_tried', whoIs(caller, challenge.contact))
  return challenge
}

function isLinkSecret({ code }: Typed): boolean {
  return /^[0-9a-f]{64}$/.test(code)
}

function isMeant(challenge: Challenge, { purposes, customerId }: Typed): boolean {
  return purposes.includes(challenge.purpose) && challenge.customerId === (customerId ?? null)
}

function derivedFrom({ id, ...challenge }: Challenge) {
  return { ...challenge, challengeId: id }
}
