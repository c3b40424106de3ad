/** A name has at least two letters, of any script; what else stands between them is hers. */
export const namePattern = /^.*\p{L}.*\p{L}.*$/su

export function isName(text: string): boolean {
  return namePattern.test(text)
}
