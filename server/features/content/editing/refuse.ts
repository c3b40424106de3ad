import type { FieldErrors } from '@rimal/contract/endpoint'
import { ShopError } from '../../../http/shop-error.ts'

/** @throws ShopError invalid_input, if something is wrong */
export function refuse(wrong: FieldErrors): void {
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
}

/** Leaves out what is only missing yet: a draft may be incomplete. */
export function withoutMissing(wrong: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(wrong).filter(([, code]) => code !== 'required'))
}
