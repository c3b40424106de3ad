/** A refusal: its number (the errorCode), its HTTP status, and its sentence in both languages. */
export type ErrorEntry = { number: number; status: number; en: string; ar: string }
