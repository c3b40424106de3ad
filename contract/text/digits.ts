/**
 * Converts Arabic-Indic and Persian digits to 0–9, and the Arabic decimal and thousands signs to
 * '.' and ','.
 */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
}
