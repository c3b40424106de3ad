import { fromDecimal } from '@rimal/contract/money'
import { CommandError } from './one-of.ts'

/** An amount as it was typed, `12.50`, in minor units. */
export function readAmount(text: string, currency: string): number {
  try {
    return fromDecimal(text, currency)
  } catch {
    throw new CommandError(`${text} is no amount of ${currency}.`)
  }
}
