import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '../cart/clean-text.ts'

/** What somebody typed, without heaps of empty lines. */
export function tidy(text: string): string {
  return cleanText(text.normalize('NFC'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same where something has to be said. Throws `invalid_input` for the field. */
export function requireWords(field: string, text: string | undefined): string {
  const tidied = tidy(text ?? '')
  if (!/[\p{L}\p{N}]/u.test(tidied)) throw new ShopError('invalid_input', { [field]: 'required' })
  return tidied
}
