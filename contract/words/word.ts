/** One form for each CLDR plural category of the language; `{count}` is replaced by the number. */
export type Plural = {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

/** A text of the screens in both languages. `{name}` is replaced by a value. */
export type Word = { en: string; ar: string } | { en: Plural; ar: Plural }
