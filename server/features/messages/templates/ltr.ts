/** Isolates a number, so that it stays in order among Arabic words. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`
}
