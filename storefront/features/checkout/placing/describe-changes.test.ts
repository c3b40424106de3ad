import type { Cart } from '@rimal/contract/cart'
import { formatMoney } from '@rimal/contract/money'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { describeChanges } from './describe-changes.ts'

const { t } = createWords('en', dictionaryOf('en'))
const money = (amount: number) => formatMoney(amount, { currency: 'AED', language: 'en' })

type Line = Cart['lines'][number]

function line(changed: Partial<Line> = {}): Line {
  const piece = { id: 'noor', name: 'Noor', size: 56, quantity: 2, quantityLimit: 9 }
  return { ...piece, unitPrice: 59000, buyable: true, ...changed } as Line
}

function bag(lines: Line[], totals: Partial<Cart['totals']> = {}): Cart {
  return { lines, totals: { total: 118000, shipping: 0, discount: 0, ...totals } } as Cart
}

test.each<[string, Cart, string[]]>([
  ['nothing', bag([line()]), []],
  [
    'a price',
    bag([line({ unitPrice: 62000 })], { total: 124000 }),
    ['Noor 56 now costs AED 620, before AED 590.', 'The total was AED 1,180 and is now AED 1,240.'],
  ],
  ['a piece sold out', bag([line({ buyable: false })]), ['Noor 56 has just sold out.']],
  ['a piece that is gone', bag([]), ['Noor 56 has just sold out.']],
  [
    'fewer than asked for',
    bag([line({ quantity: 1 })]),
    ['There are fewer of Noor 56 left than you asked for.'],
  ],
  ['delivery', bag([line()], { shipping: 2500 }), ['Delivery is no longer free: it costs AED 25.']],
])('says what changed: %s', (_, after, sentences) => {
  expect(describeChanges(bag([line()]), after, { t, money })).toEqual(sentences)
})

test('a discount that was taken off is named with what it was worth', () => {
  const before = bag([line()], { discount: 11800, total: 106200 })
  expect(describeChanges(before, bag([line()]), { t, money })).toEqual([
    'The discount of AED 118 no longer applies.',
    'The total was AED 1,062 and is now AED 1,180.',
  ])
})
