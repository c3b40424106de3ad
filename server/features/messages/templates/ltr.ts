/** Isolates a number, so that it stays in order among Arabic words. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

/** Returns a sentence that ends with a phone number; nothing where there is no number. */
export function endingWith(phone: string, sentence: string): string {
  return phone === '' ? '' : `${sentence}${ltr(phone)}`
}
