import { formatMoney } from '@rimal/contract/money'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import { refundStatusText } from './refund-status-text.ts'

const words = createWords('en', dictionaryOf('en'))
const money = (amount: number) => formatMoney(amount, { currency: 'AED', language: 'en' })
const cancelled = {
  refundStatus: {
    state: 'released' as const,
    amount: 85_500,
    besides: 85_500,
    at: null,
    by: '2026-12-01',
  },
  credit: { used: 0, back: 0 },
  refunds: [],
  timeZone: 'Asia/Dubai',
}

test('after four payments, only the amount paid so far is refunded', () => {
  const text = refundStatusText({ ...cancelled, paymentMethod: 'pay_in_4' }, words, money)
  expect(text).toContain('AED\u00a0855 is taken off your four payments')
  expect(text).toContain('What you have already paid of it comes back')
  expect(text).not.toContain('Nothing was charged')
})

test('a card was only authorised, so nothing was charged', () => {
  const text = refundStatusText({ ...cancelled, paymentMethod: 'card' }, words, money)
  expect(text).toContain('Nothing was charged')
})
