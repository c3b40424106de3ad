import type { Deps } from '../../deps.ts'

export type CodeOf = { challengeId: string; contact: string; purpose: string; digits: number }

/**
 * The digits of a challenge. They stand in no table, log or queue: whoever sends or checks them derives
 * them from the challenge, which cannot be guessed, and the shop's secret. Bound to contact and purpose.
 */
export function codeOf({ sign }: Pick<Deps, 'sign'>, challenge: CodeOf): string {
  const number = BigInt(`0x${sign('one-time-code', textOf(challenge))}`)
  // With 256 bits the remainder favours no code by a relevant amount.
  return String(number % 10n ** BigInt(challenge.digits)).padStart(challenge.digits, '0')
}

/** Returns the secret of the link beside the code in an email; the secret is too long to be guessed. */
export function linkSecretOf({ sign }: Pick<Deps, 'sign'>, challenge: CodeOf): string {
  return sign('one-time-link', textOf(challenge))
}

function textOf({ challengeId, contact, purpose }: CodeOf): string {
  return `${challengeId}\n${purpose}\n${contact}`
}
