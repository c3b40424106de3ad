type Language = 'en' | 'ar'
type Forms = Record<string, string>

/** Names that are the same in both languages, and each language's own name. */
const names =
  /Rimal|WhatsApp|Instagram|Apple Pay|Google Pay|Mastercard|American Express|PostgreSQL|English|العربية/g

const neededForms: Record<Language, string[]> = {
  en: ['one', 'other'],
  ar: ['one', 'two', 'few', 'many', 'other'],
}

/** Forms that must contain the number; other forms may say it in a word. */
const formsWithCount = new Set(['few', 'many', 'other'])

const mistakes: { in: Language[]; pattern: RegExp; says: string; except?: RegExp }[] = [
  { in: ['en', 'ar'], pattern: /^\s*$/, says: 'is empty' },
  {
    in: ['en', 'ar'],
    pattern: /^\s+\S|\S\s+$/,
    says: 'starts or ends with a space',
    except: /_separator\./,
  },
  { in: ['en', 'ar'], pattern: /["']/, says: 'has a straight quote; use ’ “ ” or « »' },
  { in: ['en', 'ar'], pattern: /\.\.\./, says: 'has three dots; use …' },
  {
    in: ['en', 'ar'],
    pattern: /!/,
    says: 'has an exclamation mark; say it calmly',
    // The specification gives this title with the exclamation mark.
    except: /^error_title\b/,
  },
  { in: ['en', 'ar'], pattern: /[{}]/, says: 'has a brace that belongs to no {name}' },
  { in: ['en'], pattern: /\p{Script=Arabic}/u, says: 'has Arabic letters' },
  { in: ['ar'], pattern: /[a-z][a-z ]{11,}[a-z]/i, says: 'has a Latin sentence; say it in Arabic' },
  {
    in: ['ar'],
    pattern: /^[^\p{Script=Arabic}]*[a-z]{3}[^\p{Script=Arabic}]*$/iu,
    says: 'is not Arabic',
  },
  { in: ['ar'], pattern: /[٠-٩۰-۹]/, says: 'has Arabic digits; write Latin ones' },
  { in: ['ar'], pattern: /,(?!\d)/, says: 'has a Latin comma; use ،' },
  { in: ['ar'], pattern: /;/, says: 'has a Latin semicolon; use ؛' },
  { in: ['ar'], pattern: /\?/, says: 'has a Latin question mark; use ؟' },
]

/**
 * The problems with one text of the shop; an entry is { en, ar }, each a string or plural forms.
 */
export function checkText(key: string, entry: unknown): string[] {
  const { en, ar } = Object(entry)
  if (!isText(en) || !isText(ar)) return [`${key} needs a text, or plural forms, in en and in ar`]
  if (typeof en !== typeof ar) return [`${key} has plural forms in one language only`]
  return [
    ...checkLanguage(key, 'en', en),
    ...checkLanguage(key, 'ar', ar),
    ...comparePlaceholders(key, formsOf(en), formsOf(ar)),
  ]
}

function checkLanguage(key: string, language: Language, text: string | Forms): string[] {
  if (typeof text === 'string') return checkWriting(`${key}.${language}`, language, text)
  const needed = neededForms[language]
  const missing = needed.filter((form) => !(form in text))
  const unknown = Object.keys(text).filter((form) => ![...needed, 'zero'].includes(form))
  return [
    ...missing.map((form) => `${key}.${language} lacks the plural form ${form}`),
    ...unknown.map((form) => `${key}.${language} has a plural form ${form} that never comes up`),
    ...Object.entries(text).flatMap(([form, part]) =>
      checkWriting(`${key}.${language}.${form}`, language, part),
    ),
  ]
}

function checkWriting(where: string, language: Language, text: string): string[] {
  const prose = text.replace(/\{\w+\}/g, '·').replace(names, '·')
  return mistakes
    .filter((mistake) => mistake.in.includes(language) && mistake.pattern.test(prose))
    .filter(({ except }) => !except?.test(where))
    .map(({ says }) => `${where} ${says}`)
}

function comparePlaceholders(key: string, en: Forms, ar: Forms): string[] {
  const wanted = new Set(Object.values(en).flatMap(placeholdersOf))
  const given = new Set(Object.values(ar).flatMap(placeholdersOf))
  const lost = [...wanted.symmetricDifference(given)]
  if (lost.length > 0) return [`${key} has ${lost.join(', ')} in one language only`]

  return [...Object.entries(en), ...Object.entries(ar)].flatMap(([form, text]) => {
    const mayMiss = form !== '' && !formsWithCount.has(form) ? ['{count}'] : []
    const missed = wanted.difference(new Set([...placeholdersOf(text), ...mayMiss]))
    return [...missed].map((name) => `${key} lacks ${name} in the form ${form}`)
  })
}

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}

function formsOf(text: string | Forms): Forms {
  return typeof text === 'string' ? { '': text } : text
}

function isText(text: unknown): text is string | Forms {
  if (typeof text === 'string') return true
  return (
    !!text && typeof text === 'object' && Object.values(text).every((it) => typeof it === 'string')
  )
}
