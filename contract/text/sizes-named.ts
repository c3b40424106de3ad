import { toLatinDigits } from './digits.ts'
import { sizes } from '../limits.ts'

const named = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:size|ب?مقاس|المقاس)\\s*)?(${sizes.join('|')})(?![\\p{L}\\p{N}]|[.,]\\d)`,
  'giu',
)

/** The sizes that a search names (`noor 56`, `مقاس ٥٦`), and the other words of the search. */
export function sizesNamed(text: string): { words: string; sizes: string[] } {
  const found = new Set<string>()
  const rest = toLatinDigits(text).replace(named, (_, size: string) => {
    found.add(size)
    return ' '
  })
  if (found.size === 0) return { words: text, sizes: [] }
  return { words: rest.replace(/\s+/g, ' ').trim(), sizes: [...found] }
}
