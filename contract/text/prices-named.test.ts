import { expect, test } from 'vitest'
import { type NamedPrices, pricesNamed } from './prices-named.ts'

test.each<[string, NamedPrices]>([
  ['under 500', { words: '', max: 50_000 }],
  ['Less  than AED 1,250', { words: '', max: 125_000 }],
  ['black abaya below 700 dirhams', { words: 'black abaya', max: 70_000 }],
  ['<500', { words: '', max: 50_000 }],
  ['أقل من 500', { words: '', max: 50_000 }],
  ['اقل من ٥٠٠ درهم', { words: '', max: 50_000 }],
  ['عباية بأقل من ٥٠٠', { words: 'عباية', max: 50_000 }],
  ['تحت ٥٠٠', { words: '', max: 50_000 }],
  ['دون ١٬٠٠٠ د.إ سوداء', { words: 'سوداء', max: 100_000 }],
  ['over 2000 silk', { words: 'silk', min: 200_000 }],
  ['أكثر من 900', { words: '', min: 90_000 }],
  ['between 600 and 400', { words: '', min: 40_000, max: 60_000 }],
  ['من 400 إلى 600 ريال', { words: '', min: 40_000, max: 60_000 }],
  ['بين ٤٠٠ و٦٠٠', { words: '', min: 40_000, max: 60_000 }],
  ['under 500 size 56', { words: 'size 56', max: 50_000 }],
  ['noor  56', { words: 'noor  56' }],
  ['500', { words: '500' }],
  ['under', { words: 'under' }],
  ['under 500x', { words: 'under 500x' }],
  ['under 5.5', { words: 'under 5.5' }],
  ['thunder 500', { words: 'thunder 500' }],
  ['من نور', { words: 'من نور' }],
])('%j names %j', (text, prices) => {
  expect(pricesNamed(text, 'AED')).toEqual(prices)
})

test('an amount is read in the minor unit of the currency', () => {
  expect(pricesNamed('under 50', 'KWD')).toEqual({ words: '', max: 50_000 })
})
