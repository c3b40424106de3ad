import { CommandError } from './words/one-of.ts'
import type { Verb } from './verb.ts'

export const catalogueVerbs: Verb[] = [
  {
    usage: 'product weight PRODUCT GRAMS',
    says: 'sets the weight of one unit with its packaging; PRODUCT is a SKU or the ID of a product; - is the default weight',
    run: async ({ ask }, { product = '', grams = '' }) => {
      await ask('POST staff/set-weight', { body: { product, grams: readGrams(grams) } })
      return [`${product}  ${grams === '-' ? 'default weight' : `${grams} g`}`]
    },
  },
]

function readGrams(text: string): number | null {
  if (text === '-') return null
  if (!/^\d{1,6}$/.test(text)) throw new CommandError(`GRAMS is a whole number, not “${text}”.`)
  return Number(text)
}
