import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'

/** Normalises a typed text and shortens runs of empty lines. */
export function normalise(text: string): string {
  return cleanText(text.normalize('NFC'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Normalises a text that must not be empty. Throws `invalid_input` for the field. */
export function requireWords(field: string, text: string | undefined): string {
  const normalised = normalise(text ?? '')
  if (!/[\p{L}\p{N}]/u.test(normalised))
    throw new ShopError('invalid_input', { [field]: 'required' })
  return normalised
}
