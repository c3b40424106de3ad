import { maxEmail } from '../limits.ts'

/** What takes no room on a screen: two addresses that differ in it look the same. */
const unseen = /\p{DI}|\u2800/gu

/** Cannot backtrack, but is for texts whose length is bounded. */
export const emailPattern =
  /^[^\s@<>"(),:;\\\p{C}\p{DI}\u2800]+@[^\s@<>"(),:;\\\p{C}\p{DI}\u2800]+\.[^\s@<>"(),:;\\.\p{C}\p{DI}\u2800]{2,}$/u

/**
 * An email address as it is kept: one spelling, nothing that nobody sees, as comes along with what is
 * copied, and no line breaks that could become mail headers. Undefined where it is none.
 */
export function tidyEmail(text: string): string | undefined {
  const tidy = foldEmail(text)
  return tidy.length <= maxEmail && emailPattern.test(tidy) ? tidy : undefined
}

/** One spelling of what may be an address. */
export function foldEmail(text: string): string {
  return text.replace(unseen, '').normalize('NFKC').trim().toLowerCase()
}
