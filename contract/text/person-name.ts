/** A name has at least two letters that are seen, of any script; what else stands between them is hers. */
export const namePattern = /^.*(?!\p{DI})\p{L}.*(?!\p{DI})\p{L}.*$/su

export function isName(text: string): boolean {
  return namePattern.test(text)
}
