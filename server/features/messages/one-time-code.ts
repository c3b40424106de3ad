import type { Deps } from '../../deps.ts'

export type CodeOf = { challengeId: string; contact: string; purpose: string; digits: number }

/**
 * The digits of a challenge. They stand in no table, log or queue: whoever sends or checks them derives
 * them from the challenge, which cannot be guessed, and the shop's secret. Bound to contact and purpose.
 */
export function codeOf({ sign }: Pick<Deps, 'sign'>, challenge: CodeOf): string {
  const number = BigInt(`0x${sign('one-time-code', textOf(challenge))}`)
  // Of 256 bits the remainder favours no code by anything that counts.
  return String(number % 10n ** BigInt(challenge.digits)).padStart(challenge.digits, '0')
}

/** The secret of the link that stands beside the code in an email: too long to be guessed at all. */
export function linkSecretOf({ sign }: Pick<Deps, 'sign'>, challenge: CodeOf): string {
  return sign('one-time-link', textOf(challenge))
}

function textOf({ challengeId, contact, purpose }: CodeOf): string {
  return `${challengeId}\n${purpose}\n${contact}`
}
