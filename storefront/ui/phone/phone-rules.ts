import { ignoreFailure } from '../../errors/ignore-failure.ts'

let isValid: ((phone: string) => boolean) | undefined

/** Loads the numbering plans of all countries, before the customer has written a number. */
export async function loadPhoneRules() {
  if (isValid) return
  const late = await ignoreFailure(import('./valid-phone.ts'), 'The shop checks every number too.')
  isValid = late?.isValidPhone
}

/** Says whether somebody can have the number ('+971501234567'); true as long as the plans have not loaded. */
export function isPossiblePhone(phone: string): boolean {
  return isValid?.(phone) ?? true
}
