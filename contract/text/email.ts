import { maxEmail } from '../limits.ts'

/** Cannot backtrack, but is for texts whose length is bounded. */
export const emailPattern = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\.]{2,}$/

/**
 * An email address as it is kept: one spelling, and no line breaks that could become mail headers.
 * Undefined where it is none.
 */
export function tidyEmail(text: string): string | undefined {
  const tidy = text.normalize('NFKC').trim().toLowerCase()
  return tidy.length <= maxEmail && emailPattern.test(tidy) ? tidy : undefined
}
