/** A name has at least two visible letters of any script; the characters between them are not restricted. */
export const namePattern = /^.*(?!\p{DI})\p{L}.*(?!\p{DI})\p{L}.*$/su

/** Whether a text is a name by `namePattern`. */
export function isName(text: string): boolean {
  return namePattern.test(text)
}
