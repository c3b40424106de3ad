import { adminWords } from '@rimal/contract/words/admin/all-admin-words'
import type { Plugin } from 'vite'

const prefix = 'virtual:admin-words/'
const sides = { en: 'en', arb: 'ar' } as const

/** Makes one module of texts for each language, so that a browser loads only the language that it shows. */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const side = sides[id.slice(prefix.length + 1) as keyof typeof sides]
      const texts = Object.entries(adminWords).map(([key, word]) => [key, word[side]])
      return `export const texts = ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}
