import type { OwnReturn } from '@rimal/contract/returns/returns'
import { formatMoney } from '@rimal/contract/money'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import { headText, nextText, promiseOf, refundName } from './return-text.ts'

const words = createWords('en', dictionaryOf('en'))
const amount = formatMoney(85_500, { currency: 'AED', language: 'en' })
const said = { words, address: 'Al Quoz' }

function refunded(
  paymentMethod: OwnReturn['paymentMethod'],
  refund: Partial<NonNullable<OwnReturn['refund']>> = {},
): OwnReturn {
  return {
    state: 'refunded',
    outcome: 'refunded',
    due: null,
    pickupOn: null,
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    paymentMethod,
    refund: { amount: 85_500, by: '2026-12-01', byHand: false, toCredit: false, ...refund },
  } as OwnReturn
}

test('of four payments a return promises back only what was paid so far', () => {
  const { amount, how } = promiseOf('pay_in_4', 'source')
  expect(words.t(amount, { amount: 'AED 855' })).toBe('AED 855 is taken off your four payments')
  expect(words.t(how, { days: 7 })).toContain('What you have already paid of it comes back')
})

test('another method, and store credit, return the whole amount', () => {
  for (const [method, to] of [
    ['card', 'source'],
    ['cash_on_delivery', 'source'],
    ['pay_in_4', 'credit'],
  ] as const) {
    expect(promiseOf(method, to).amount).toBe('return_you_get_money')
  }
})

test.each(['refunded', 'closed'] as const)(
  'a return of an order in four payments that is %s says that the amount is taken off them',
  (state) => {
    const asked = { ...refunded('pay_in_4'), state }
    expect(headText(asked, words)).toBe('Taken off your payments')
    expect(nextText(asked, said)).toContain(
      `\u2068${amount}\u2069 is taken off your four payments. What you have already paid of it comes back`,
    )
    expect(words.t(refundName(asked))).toBe('Taken off your four payments')
  },
)

test.each([
  ['card', {}, 'goes back the way you paid', 'return_will_come'],
  ['cash_on_delivery', { byHand: true }, 'We are transferring', 'return_will_come'],
  ['pay_in_4', { toCredit: true }, 'is in your store credit', 'return_will_come_as_credit'],
] as const)('a refund of an order by %s %o speaks of no payments', (method, refund, text, name) => {
  const asked = refunded(method, refund)
  expect(headText(asked, words)).toBe('Your refund is on its way')
  expect(nextText(asked, said)).toContain(text)
  expect(refundName(asked)).toBe(name)
})
