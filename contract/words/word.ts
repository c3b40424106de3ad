/** One form for each CLDR plural category that the language has; `{count}` stands for the number. */
export type Plural = {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

/** A text of the screens in both languages. `{name}` marks what is filled in. */
export type Word = { en: string; ar: string } | { en: Plural; ar: Plural }
