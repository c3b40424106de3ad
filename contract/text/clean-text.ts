/**
 * A text that a stranger typed, fit to be kept: without the signs that turn the direction of what stands
 * next to it, and without what PostgreSQL cannot hold.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
}
