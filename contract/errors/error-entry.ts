/**
 * A refusal: its number (the errorCode), its HTTP status, and its sentence in both languages. The server replaces
 * `{moment}` with a day and time in the shop's time zone.
 */
export type ErrorEntry = { number: number; status: number; en: string; ar: string }
