/** Where most of our shoppers have their letterbox. */
const common = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'outlook.sa',
  'msn.com',
  'me.com',
]
/** Rarer ones, which only look like a slip. */
const real = ['ymail.com', 'mail.com', 'email.com', 'cloud.com', 'yahoo.ca', 'hotmail.ca']

/**
 * Returns the address that the shopper probably meant, when the domain is a slip away from a common one. While the
 * shopper is still typing, the beginning of a common domain is no slip.
 */
export function suggestEmail(email: string, { writing }: { writing: boolean }): string | undefined {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).trim().toLowerCase()
  if (at < 2 || common.includes(domain) || real.includes(domain)) return undefined
  if (writing && common.some((known) => known.startsWith(domain))) return undefined
  const meant = common.find((known) => countSlips(domain, known) <= slipsAllowed(domain, known))
  return meant && email.slice(0, at) + meant
}

/** A short name is soon another company's. */
function slipsAllowed(domain: string, known: string): number {
  const [name = ''] = known.split('.')
  if (name.length < 4) return 0
  return name.length > 4 && domain[0] === known[0] ? 2 : 1
}

/** Counts extra, missing and wrong letters, and pairs of swapped letters. */
function countSlips(typed: string, known: string): number {
  const rows: number[][] = [Array.from({ length: known.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= typed.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= known.length; column += 1) {
      const same = typed[row - 1] === known[column - 1]
      const swapped = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(typed.length, known.length)
}
