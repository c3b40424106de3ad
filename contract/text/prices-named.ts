import { decimalsOf, type Money } from '../money.ts'
import { toLatinDigits } from './digits.ts'

/**
 * The words before an amount, by what they mean; people leave hamzas out as often as they write
 * them.
 */
const sayings = {
  max: [
    'under',
    'below',
    'less than',
    'cheaper than',
    'up to',
    'at most',
    'max',
    '<',
    'ب?[أا]قل من',
    '[أا]رخص من',
    'تحت',
    'دون',
    'حتى',
    'لا (?:يزيد|تزيد) (?:عن|على)',
  ],
  min: [
    'over',
    'above',
    'more than',
    'at least',
    'from',
    '>',
    '[أا]كثر من',
    '[أا]على من',
    'فوق',
    'ابتداء من',
  ],
  between: ['between', '(?:ما )?بين', 'from', 'من'],
  and: ['and', 'to', '-', '–', 'و', '[إا]لى'],
}

const currencyWords =
  '(?:aed|dhs?|dirhams?|sar|sr|riyals?|kwd|qar|bhd|omr|dinars?|د\\.إ|درهما?|دراهم|ر\\.س|ريالا?|دينارا?)'

const amount = `${currencyWords}?\\s*(\\d{1,3}(?:,\\d{3})+|\\d{1,7})(?![\\d.,]*\\d|[\\p{L}])\\s*(?:${currencyWords}(?!\\p{L}))?`
const oneOf = (words: string[]) => `(?:${words.join('|').replaceAll(' ', '\\s+')})`
const start = '(?<![\\p{L}\\p{N}])'

const between = new RegExp(
  `${start}${oneOf(sayings.between)}\\s*${amount}\\s*${oneOf(sayings.and)}\\s*${amount}`,
  'iu',
)
const atMost = new RegExp(`${start}${oneOf(sayings.max)}\\s*${amount}`, 'iu')
const atLeast = new RegExp(`${start}${oneOf(sayings.min)}\\s*${amount}`, 'iu')

/**
 * A range of prices in minor units, both ends included; an end that the search does not name is
 * missing.
 */
export type NamedPrices = { words: string; min?: Money; max?: Money }

/**
 * The prices that a search names (`under 500`, `أقل من ٥٠٠ درهم`, `between 400 and 600`), and its
 * other words. A number without such a word is not a price: it may be a size or the number of an
 * order.
 */
export function pricesNamed(text: string, currency: string): NamedPrices {
  const typed = toLatinDigits(text)
  const minor = (written: string) =>
    Number(written.replaceAll(',', '')) * 10 ** decimalsOf(currency)
  const without = (found: RegExpExecArray) =>
    typed.replace(found[0], ' ').replace(/\s+/g, ' ').trim()

  const range = between.exec(typed)
  if (range) {
    const [low = 0, high = 0] = [range[1], range[2]]
      .map((written = '') => minor(written))
      .toSorted((a, b) => a - b)
    return { words: without(range), min: low, max: high }
  }
  const highest = atMost.exec(typed)
  if (highest) return { words: without(highest), max: minor(highest[1] ?? '') }
  const lowest = atLeast.exec(typed)
  if (lowest) return { words: without(lowest), min: minor(lowest[1] ?? '') }
  return { words: text }
}
