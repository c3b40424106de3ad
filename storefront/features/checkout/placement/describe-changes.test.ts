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
  const line = { id: 'noor', name: 'Noor', size: 56, quantity: 2, quantityLimit: 9 }
  return { ...line, unitPrice: 59000, buyable: true, ...changed } as Line
}

function cart(lines: Line[], totals: Partial<Cart['totals']> = {}): Cart {
  return { lines, totals: { total: 118000, shipping: 0, discount: 0, ...totals } } as Cart
}

test.each<[string, Cart, string[]]>([
  ['nothing', cart([line()]), []],
  [
    'a price',
    cart([line({ unitPrice: 62000 })], { total: 124000 }),
    [
      'Noor 56 now costs AED\u00a0620, before AED\u00a0590.',
      'The total was AED\u00a01,180 and is now AED\u00a01,240.',
    ],
  ],
  ['a line that is sold out', cart([line({ buyable: false })]), ['Noor 56 has just sold out.']],
  ['a line that was removed', cart([]), ['Noor 56 has just sold out.']],
  [
    'fewer than asked for',
    cart([line({ quantity: 1 })]),
    ['We have fewer of Noor 56 left than you chose.'],
  ],
  [
    'delivery',
    cart([line()], { shipping: 2500 }),
    ['Delivery is no longer free: it costs AED\u00a025.'],
  ],
])('says what changed: %s', (_, after, sentences) => {
  expect(describeChanges(cart([line()]), after, { t, money })).toEqual(sentences)
})

test('a discount that was taken off is named with what it was worth', () => {
  const before = cart([line()], { discount: 11800, total: 106200 })
  expect(describeChanges(before, cart([line()]), { t, money })).toEqual([
    'The discount of AED\u00a0118 no longer applies.',
    'The total was AED\u00a01,062 and is now AED\u00a01,180.',
  ])
})
