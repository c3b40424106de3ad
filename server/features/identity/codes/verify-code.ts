import { longCodeDigits } from '@rimal/contract/limits'
import { toLatinDigits } from '@rimal/contract/text/digits'
import type { CodePurpose } from '../../../db/tables/customers.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { codeOf, linkSecretOf } from '../../messages/one-time-code.ts'
import { type Caller, whoIs } from '../../customers/caller.ts'
import { isSprayed, noteWrongCode } from '../../customers/limits/breaker.ts'
import { type Counted, countTry, forgiveTry, type Who } from '../../customers/limits/count-tries.ts'
import { triesPerCode } from '../../customers/limits/limit-table.ts'
import { type Challenge, claimTry, findLive, useUp } from './challenges.sql.ts'
import { isSame } from '../../../crypto/is-same.ts'

export type Typed = {
  challengeId: string
  code: string
  purposes: readonly CodePurpose[]
  /** Whose code it has to be, where she is logged in. */
  customerId?: string
}

/**
 * The challenge of a code that is right, once. All that can be wrong, from a slip of the finger to the
 * code of another, is one and the same refusal; only that the tries of a code are used up is told.
 */
export async function proveCode(deps: Deps, caller: Caller, typed: Typed): Promise<Challenge> {
  const challenge = isLinkSecret(typed)
    ? await checkLink(deps, typed)
    : await checkDigits(deps, caller, typed)
  const provedStrongly = isLinkSecret(typed) || challenge.digits >= longCodeDigits
  const isUsed = await useUp(deps.db, { id: challenge.id, now: deps.clock(), provedStrongly })
  if (!isUsed) throw new ShopError('code_wrong')
  return challenge
}

async function checkDigits(deps: Deps, caller: Caller, typed: Typed): Promise<Challenge> {
  const now = deps.clock()
  const challenge = await claimTry(deps.db, { id: typed.challengeId, max: triesPerCode, now })
  if (!challenge) throw new ShopError(await refusalOf(deps, typed))
  if (!isMeant(challenge, typed)) throw new ShopError('code_wrong')
  const who = whoIs(caller, challenge.contact)
  const isShort = challenge.digits < longCodeDigits
  const counted = isShort ? await countShortTry(deps, who) : []
  const digits = toLatinDigits(typed.code.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')
  if (!isSame(digits, codeOf(deps, derivedFrom(challenge)))) {
    if (isShort) await noteWrongCode(deps)
    // How often she tried is no secret of the shop's.
    throw new ShopError(challenge.attempts < triesPerCode ? 'code_wrong' : 'code_spent')
  }
  await forgiveTry(deps, counted, challenge.attempts - 1)
  return challenge
}

/**
 * Why a code is not compared. That its tries are used up only tells what whoever holds the challenge has
 * done, and is the same for a right code and for a wrong one.
 */
async function refusalOf(deps: Deps, typed: Typed): Promise<'code_wrong' | 'code_spent'> {
  const live = await findLive(deps.db, { id: typed.challengeId, now: deps.clock() })
  return live && isMeant(live, typed) ? 'code_spent' : 'code_wrong'
}

/** Long codes are not counted: the tries of each code and the codes of a day bound them enough. */
async function countShortTry(deps: Deps, who: Who): Promise<Counted> {
  if (who.knownDevice === null && (await isSprayed(deps))) throw new ShopError('code_too_short')
  return countTry(deps, 'code_tried', who)
}

/** Of 256 bits nobody guesses one, so no limit stands in the way of whoever has the email. */
async function checkLink(deps: Deps, typed: Typed): Promise<Challenge> {
  const challenge = await findLive(deps.db, { id: typed.challengeId, now: deps.clock() })
  const isRight = challenge && isSame(typed.code, linkSecretOf(deps, derivedFrom(challenge)))
  if (!isRight || !isMeant(challenge, typed)) throw new ShopError('code_wrong')
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
