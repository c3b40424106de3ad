/** Number (errorCode), HTTP status, and the sentence in both languages. */
export type ErrorEntry = { number: number; status: number; en: string; ar: string }
