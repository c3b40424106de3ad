import { newsTopics, topicsAlwaysByEmail } from '@rimal/contract/news'
import { languages } from '@rimal/contract/language'
import { expect, test } from 'vitest'
import { composeMessage } from './compose-message.ts'
import type { Notice } from './letters/letter-kind.ts'
import { kinds, messageKinds } from './letters/kinds.ts'

const returned = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  amount: 'AED 890',
  link: 'https://shop.example/order/1',
}

test('a letter about money that came too late says so, and how it comes back', () => {
  const data = { ...returned, why: 'late', how: 'refunded' } as const
  const english = composeMessage('payment_returned', data, { language: 'en' })
  expect(english.subject).toBe('Order RM-20401: your payment was returned')
  expect(english.text).toContain('AED 890')
  expect(english.text).toContain('after its time to pay had run out')
  expect(english.text).toContain('on its way back to you')
  expect(english.text).toContain(returned.link)
  const arabic = composeMessage('payment_returned', data, { language: 'arb' })
  expect(arabic.subject).toBe('الطلب RM-20401: أعدنا إليكِ ما دفعتِه')
  expect(arabic.text).toContain('بعد انتهاء مهلة الدفع')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
})

test('money that was only set aside was never charged, and no letter says it was', () => {
  for (const why of ['late', 'given_up', 'twice'] as const) {
    const data = { ...returned, why, how: 'voided' } as const
    expect(composeMessage('payment_returned', data, { language: 'en' }).text).toContain(
      'Nothing was charged',
    )
    expect(composeMessage('payment_returned', data, { language: 'arb' }).text).toContain(
      'لم يُخصم منكِ شيء',
    )
  }
})

const received = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  total: 'AED 1,180',
  arrival: 'Tuesday 24 November',
  link: 'https://shop.example/order/1',
  details: {
    pieces: [
      {
        name: 'Noor',
        color: 'Black',
        size: 56,
        quantity: 2,
        madeToMeasure: false,
        price: 'AED 900',
      },
      {
        name: 'Nada',
        color: 'Mocha',
        size: null,
        quantity: 1,
        madeToMeasure: true,
        price: 'AED 280',
        remarks: 'Two $& buttons, please',
      },
    ],
    discount: null,
    delivery: null,
    address: ['Mariam <b>Ali</b>', 'Villa 4', 'Dubai'],
    phone: '+971501234567',
    paymentMethod: 'cash_on_delivery' as const,
    house: {
      phone: '+971 4 555 0132',
      whatsapp: '+971 50 555 0132',
      email: 'hello@rimal.example',
      hours: '10 to 8',
    },
  },
}

test('the letter about an order lists it: pieces, address, way of paying, total and the house', () => {
  const english = composeMessage('order_received', received, { language: 'en' })
  for (const said of [
    'Noor, Black, size 56, quantity 2: AED 900',
    'Nada, Mocha, made to measure, quantity 1: AED 280',
    'Your note: Two $& buttons, please',
    'Delivery: free',
    'Total, VAT included: AED 1,180',
    'Villa 4',
    'Cash on delivery',
    'hello@rimal.example',
  ]) {
    expect(english.text).toContain(said)
  }
  expect(english.html).toContain('Noor, Black, size 56, quantity 2')
  expect(english.html).toContain('Mariam &lt;b&gt;Ali&lt;/b&gt;')
  const arabic = composeMessage('order_received', received, { language: 'arb' })
  expect(arabic.text).toContain('مقاس 56، الكمية 2: AED 900')
  expect(arabic.text).toContain('ملاحظتكِ: Two $& buttons, please')
  expect(arabic.text).toContain('الدفع عند الاستلام')
  expect(arabic.html).toContain('<table role="presentation" dir="rtl"')
})

test('a shop without VAT does not speak of it', () => {
  const data = { ...received, withoutVat: true } as const
  expect(composeMessage('order_received', data, { language: 'en' }).text).not.toContain('VAT')
  expect(composeMessage('order_received', data, { language: 'arb' }).text).not.toContain('الضريبة')
})

test('a letter that waited since before orders were listed is sent as it was', () => {
  const { details: _, ...old } = received
  expect(composeMessage('order_received', old, { language: 'en' }).text).toContain('AED 1,180')
})

test('what a stranger wrote cannot become part of the page', () => {
  const data = { ...returned, name: '<b>Mariam</b>', why: 'late', how: 'refunded' } as const
  expect(composeMessage('payment_returned', data, { language: 'en' }).html).not.toContain('<b>')
})

test.for(messageKinds)(
  '%s is written in both languages, and noticed in both or not at all',
  (kind) => {
    const { topic, always, sample, notice } = kinds[kind]
    for (const { code, htmlLanguage } of languages) {
      const letter = composeMessage(kind, sample, { language: code })
      expect(letter.subject).not.toBe('')
      expect(letter.text).not.toMatch(/undefined|null|\[object/)
      expect(letter.html).toContain(`<html lang="${htmlLanguage}"`)
    }
    const arabic = composeMessage(kind, sample, { language: 'arb' })
    expect(arabic.subject).toMatch(/[\u0600-\u06FF]/)
    const told = (notice as ((data: unknown) => Notice) | undefined)?.(sample)
    for (const { en, ar } of told ? [told.title, told.body] : []) {
      expect(en).not.toBe('')
      expect(ar).toMatch(/[\u0600-\u06FF]/)
    }
    // What she cannot switch off is said to be so on her page.
    const fixed: readonly string[] = topicsAlwaysByEmail
    expect(topic !== null && fixed.includes(topic) && !always).toBe(false)
    expect([null, ...newsTopics]).toContain(topic)
  },
)

test('a letter that she may refuse says where', () => {
  const { sample } = kinds.stock_alert
  const waysOut = 'https://shop.example/ar/notifications'
  const letter = composeMessage('stock_alert', sample, { language: 'arb', waysOut })
  expect(letter.text).toContain(`اختاري ما نكتب لكِ عنه: ${waysOut}`)
  expect(letter.html).toContain(`<a href="${waysOut}"`)
  expect(letter.sms).not.toContain(waysOut)
})
