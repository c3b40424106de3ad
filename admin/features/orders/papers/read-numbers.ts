import { maxOrderNumber } from '@rimal/contract/limits'

/** Reads the numbers of orders from an address, each once; what cannot be the number of an order is left out. */
export function readNumbers(text: string | null): string[] {
  const numbers = (text ?? '').split(',').map((number) => number.trim())
  return [...new Set(numbers)].filter(
    (number) => /^[A-Za-z0-9-]+$/.test(number) && number.length <= maxOrderNumber,
  )
}
