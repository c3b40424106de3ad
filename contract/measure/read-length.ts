import { toLatinDigits } from '../text/digits.ts'
import { type LengthUnit, type Quarters, toQuarters, type TypedLength } from './measurements.ts'

/**
 * Reads a length as a person types it: '24.5', '24,5', '24 1/2', '24-1/2', '24½', '٢٤٫٥'. A typed
 * unit ('62 cm', '24"', '24 بوصة') overrides the given one. Undefined if the text is not a length.
 */
export function readLength(text: string, unit: LengthUnit): TypedLength | undefined {
  const folded = toLatinDigits(text.slice(0, 40).replace(/\p{Cf}/gu, ''))
    .toLowerCase()
    .trim()
  if (oneInch.test(folded)) return { amount: 1, unit: 'in' }
  const [, number = '', written] = /^(.*?)\s*(\p{L}+\.?|["″”])?$/u.exec(folded) ?? []
  const amount = readNumber(number)
  const spoken = written === undefined ? unit : unitOfWord(written.replace('.', ''))
  return amount === undefined || spoken === undefined ? undefined : { amount, unit: spoken }
}

/** Reads a typed length in quarter inches; undefined if the text is not a length. */
export function parseLength(text: string, unit: LengthUnit): Quarters | undefined {
  const typed = readLength(text, unit)
  return typed && toQuarters(typed)
}

const inchWords = ['"', '″', '”', 'in', 'inch', 'inches', 'بوصة', 'بوصه', 'بوصات', 'إنش', 'انش']
/** One inch in Arabic, which is written without a number. */
const oneInch = /^(بوصة|بوصه)\s+(واحدة|واحده)$/
const centimetreWords = ['cm', 'سم']

const fractionSigns: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
}

function unitOfWord(word: string): LengthUnit | undefined {
  if (inchWords.includes(word)) return 'in'
  return centimetreWords.includes(word) ? 'cm' : undefined
}

function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/[¼½¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${fractionSigns[sign]}`)
    .replace('\u2044', '/')
    .trim()
  const decimal = /^(\d{1,6})(?:[.,،](\d{0,3}))?$/.exec(plain)
  if (decimal) return Number(`${decimal[1]}.${decimal[2] || 0}`)
  const mixed = /^(?:(\d{1,3})[\s-]+)?(\d)\s*\/\s*([2348])$/.exec(plain)
  if (!mixed) return undefined
  const [, whole = '0', upper, lower] = mixed
  return Number(upper) < Number(lower) ? Number(whole) + Number(upper) / Number(lower) : undefined
}
