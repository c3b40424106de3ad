/**
 * Spreadsheets run a cell that begins like this as a formula (OWASP, CSV injection). The full-width forms count as
 * well, and so does the quote itself, so that every text reads back as it was.
 */
const isRisky = /^[=+\-@\t\r\n＝＋－＠']/
const isQuoted = /^'[=+\-@\t\r\n＝＋－＠']/

/** A text as a cell that no spreadsheet runs. */
export function toSafeCell(text: string): string {
  return isRisky.test(text) ? `'${text}` : text
}

/** The text of a cell that `toSafeCell` wrote. */
export function fromSafeCell(cell: string): string {
  return isQuoted.test(cell) ? cell.slice(1) : cell
}

/** A cell of a file as it was, unless a spreadsheet would run it; the word for nothing stays. */
export function safeAgain(cell: string): string {
  return cell === '-' ? cell : toSafeCell(fromSafeCell(cell))
}
