/**
 * The groups of Gulf numbers: mobile numbers of nine digits, and numbers of eight digits with and
 * without an area code.
 */
const groupings = [
  // The numbers of the Emirates that belong to no place: free of charge, or at one price.
  /^(\+971) ?(800|600)(\d{2,7})$/,
  /^(\+971|\+966) ?(\d\d)(\d{3})(\d{4})$/,
  /^(\+971) ?(\d)(\d{3})(\d{4})$/,
  /^(\+965|\+974|\+973|\+968) ?(\d{4})(\d{4})$/,
]

/** '+971 50 555 0186' for '+971505550186'; the number of another country is returned unchanged. */
export function groupPhone(phone: string): string {
  const parts = groupings.map((pattern) => pattern.exec(phone)).find(Boolean)
  return parts ? parts.slice(1).join(' ') : phone
}
