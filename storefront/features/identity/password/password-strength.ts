import { minPassword } from '@rimal/contract/limits'

export type Strength = 'short' | 'easy' | 'fair' | 'strong'

/**
 * Estimates from its form how hard a password is to guess: repeated or counting signs ('aaaa', '1234') add little.
 * The shop knows the passwords that everybody uses.
 */
export function passwordStrength(password: string): Strength {
  const signs = [...password]
  if (signs.length < minPassword) return 'short'
  const news = signs.filter((sign, index) => !followsOn(signs[index - 1], sign)).length
  const bits = Math.min(news, 1.5 * new Set(signs).size) * Math.log2(alphabetOf(password))
  if (bits < 40) return 'easy'
  return bits < 60 ? 'fair' : 'strong'
}

function followsOn(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false
  return Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1
}

/** Returns the number of signs that an attacker would have to try at each position. */
function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Nd}/u, 10],
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Lo}/u, 36],
    [/[^\p{L}\p{Nd}]/u, 33],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
}
