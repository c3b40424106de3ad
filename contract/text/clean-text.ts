import type { Text } from '../language.ts'

/**
 * Returns a text that a stranger typed in a form that can be stored: without the signs that change the direction of
 * the neighbouring text, and without characters that PostgreSQL cannot store.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
}

/** Returns a text in both languages in the form of `cleanText`, without blanks around it. */
export function cleanBoth({ en, ar }: Text): Text {
  return { en: cleanText(en).trim(), ar: cleanText(ar).trim() }
}
