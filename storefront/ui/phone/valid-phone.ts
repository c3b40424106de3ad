import { isValidPhoneNumber } from 'libphonenumber-js/min'

/** Says whether '+971501234567' is a number of its country; this file brings the numbering plans of all countries. */
export function isValidPhone(phone: string): boolean {
  return isValidPhoneNumber(phone)
}
