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
  /** The customer whose code it must be, if logged in. */
  customerId?: string
}

/**
 * Returns the challenge of a right code, once. Every mistake, from a typing error to the code of another customer,
 * gets the same refusal; only used-up tries of a code are reported.
 */
export async function verifyCode(deps: Deps, caller: Caller, typed: Typed): Promise<Challenge> {
  const challenge = isLinkSecret(typed)
    ? await checkLink(deps, typed)
    : await checkDigits(deps, caller, typed)
  const isUsed = await useUp(deps.db, { id: challenge.id, now: deps.clock() })
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
    // The number of tries is known to the person who made them, so the shop need not hide it.
    throw new ShopError(challenge.attempts < triesPerCode ? 'code_wrong' : 'code_spent')
  }
  await forgiveTry(deps, counted, challenge.attempts - 1)
  return challenge
}

/**
 * Returns why a code is not compared. The answer that its tries are used up reveals only what the holder of the
 * challenge has done, and is the same for a right code and a wrong one.
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

/** Checks the secret of a link. Nobody can guess 256 bits, so no limit stops the person who has the email. */
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
