import { maxEmail } from '../limits.ts'

/**
 * Characters that take no room on a screen: two addresses that differ only in them look the same.
 */
const unseen = /\p{DI}|\u2800/gu

/** Has no exponential backtracking, but expects a text of limited length. */
export const emailPattern =
  /^[^\s@<>"(),:;\\\p{C}\p{DI}\u2800]+@[^\s@<>"(),:;\\\p{C}\p{DI}\u2800]+\.[^\s@<>"(),:;\\.\p{C}\p{DI}\u2800]{2,}$/u

/**
 * An email address as it is stored: in lower case, without the invisible characters that are often
 * copied along, and without line breaks, which could become mail headers. Undefined if the text is
 * not an address.
 */
export function normaliseEmail(text: string): string | undefined {
  const normalised = foldEmail(text)
  return normalised.length <= maxEmail && emailPattern.test(normalised) ? normalised : undefined
}

/** The normalised form of a text that may be an email address. */
export function foldEmail(text: string): string {
  return text.replace(unseen, '').normalize('NFKC').trim().toLowerCase()
}
