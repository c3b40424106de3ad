import { expect, test } from 'vitest'
import { composeMessage } from './compose-message.ts'

const returned = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  amount: 'AED 890',
  link: 'https://shop.example/order/1',
}

test('a letter about money that came too late says so, and how it comes back', () => {
  const data = { ...returned, why: 'late', how: 'refunded' } as const
  const english = composeMessage('payment_returned', data, 'en')
  expect(english.subject).toBe('Order RM-20401: your payment was returned')
  expect(english.text).toContain('AED 890')
  expect(english.text).toContain('after its time to pay had run out')
  expect(english.text).toContain('on its way back to you')
  expect(english.text).toContain(returned.link)
  const arabic = composeMessage('payment_returned', data, 'arb')
  expect(arabic.subject).toBe('الطلب RM-20401: أعدنا إليكِ ما دفعتِه')
  expect(arabic.text).toContain('بعد انتهاء مهلة الدفع')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
})

test('money that was only set aside was never charged, and no letter says it was', () => {
  for (const why of ['late', 'given_up', 'twice'] as const) {
    const data = { ...returned, why, how: 'voided' } as const
    expect(composeMessage('payment_returned', data, 'en').text).toContain('Nothing was charged')
    expect(composeMessage('payment_returned', data, 'arb').text).toContain('لم يُخصم منكِ شيء')
  }
})

test('what a stranger wrote cannot become part of the page', () => {
  const data = { ...returned, name: '<b>Mariam</b>', why: 'late', how: 'refunded' } as const
  expect(composeMessage('payment_returned', data, 'en').html).not.toContain('<b>')
})
