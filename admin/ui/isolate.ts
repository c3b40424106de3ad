/** A text in its own direction of writing, for a place among the words of a sentence. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
