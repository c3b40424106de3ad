import { CommandError } from './words/one-of.ts'
import type { Verb } from './verb.ts'

export const catalogueVerbs: Verb[] = [
  {
    usage: 'product weight PIECE GRAMS',
    says: 'what one piece weighs in its wrapping; PIECE is a SKU or a product; - is as usual',
    run: async ({ ask }, { product = '', grams = '' }) => {
      await ask('POST staff/set-weight', { body: { product, grams: readGrams(grams) } })
      return [`${product}  ${grams === '-' ? 'as usual' : `${grams} g`}`]
    },
  },
]

function readGrams(text: string): number | null {
  if (text === '-') return null
  if (!/^\d{1,6}$/.test(text)) throw new CommandError(`GRAMS is a whole number, not “${text}”.`)
  return Number(text)
}
