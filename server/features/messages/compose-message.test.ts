import { notificationTopics, topicsAlwaysByEmail } from '@rimal/contract/notification-topics'
import { languages } from '@rimal/contract/language'
import { expect, test } from 'vitest'
import { exampleShop } from '../../test/email-fixtures.ts'
import { composeMessage } from './compose-message.ts'
import type { Notice } from './templates/email-kind.ts'
import { kinds, type MessageData, type MessageKind, messageKinds } from './templates/kinds.ts'

const inEnglish = { language: 'en', shop: exampleShop } as const
const inArabic = { language: 'arb', shop: exampleShop } as const

const returned = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  amount: 'AED 890',
  link: 'https://shop.example/order/1',
}

test('an email about a payment that came too late says so, and how the money is returned', () => {
  const data = { ...returned, why: 'late', how: 'refunded' } as const
  const english = composeMessage('payment_returned', data, { ...inEnglish })
  expect(english.subject).toBe('Order RM-20401: your payment was returned')
  expect(english.text).toContain('AED 890')
  expect(english.text).toContain('after its time to pay had run out')
  expect(english.text).toContain('on its way back to you')
  expect(english.text).toContain(returned.link)
  const arabic = composeMessage('payment_returned', data, { ...inArabic })
  expect(arabic.subject).toBe('الطلب RM-20401: أعدنا إليكِ ما دفعتِه')
  expect(arabic.text).toContain('بعد انتهاء مهلة الدفع')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
})

test('an email about an authorisation that was voided says that nothing was charged', () => {
  for (const why of ['late', 'given_up', 'twice'] as const) {
    const data = { ...returned, why, how: 'voided' } as const
    expect(composeMessage('payment_returned', data, { ...inEnglish }).text).toContain(
      'Nothing was charged',
    )
    expect(composeMessage('payment_returned', data, { ...inArabic }).text).toContain(
      'لم يُخصم منكِ شيء',
    )
  }
})

test('the email of a cancelled order in four payments announces a refund of only what was paid so far', () => {
  const data = {
    ...returned,
    byStaff: false,
    amount: 'AED 855',
    by: 'Tue 1 December',
    instalments: true,
  }
  for (const how of ['returned', 'released'] as const) {
    const { text } = composeMessage('order_cancelled', { ...data, how }, { ...inEnglish })
    expect(text).toContain('AED 855 is taken off your four payments')
    expect(text).not.toContain('goes back to you')
    expect(text).not.toContain('Nothing was charged')
    const arabic = composeMessage('order_cancelled', { ...data, how }, { ...inArabic })
    expect(arabic.text).toContain('أُلغي AED 855 من دفعاتكِ الأربع')
  }
})

const inFour = { ...returned, instalments: true }
const refundInFourParts: { [Kind in MessageKind]?: MessageData[Kind][] } = {
  payment_returned: (['late', 'given_up', 'cancelled', 'twice'] as const).flatMap((why) =>
    (['refunded', 'voided'] as const).map((how) => ({ ...inFour, why, how })),
  ),
  order_refunded: [inFour],
  lines_cancelled: [{ ...kinds.lines_cancelled.sample, ...inFour }],
  return_update: [
    { ...kinds.return_update.sample, ...inFour, what: 'refunded', by: 'Tue 1 December' },
  ],
}

test.for(messageKinds.filter((kind) => kind in refundInFourParts))(
  '%s announces to a customer who pays in four a refund of only what was paid so far',
  (kind) => {
    for (const data of refundInFourParts[kind] ?? []) {
      const { subject, text } = composeMessage(kind, data, { ...inEnglish })
      expect(text).toMatch(/what you have (already )?paid/i)
      expect(text).toMatch(/the rest is no longer due|asks for no further payments/)
      expect(subject + text).not.toMatch(/AED 890 (goes|is on its way|comes)|Nothing was charged/)
      expect(subject + text).not.toMatch(/refunded AED|Your payment of|payment was returned/)
      const arabic = composeMessage(kind, data, { ...inArabic })
      expect(arabic.text).toMatch(/تعيد إليكِ ما دفعتِه حتى الآن|يعود إليكِ ما دفعتِه منه/)
      expect(arabic.subject + arabic.text).not.toMatch(
        /يعود إليكِ AED|أعدنا إليكِ|نعيد إليكِ AED|لم يُخصم/,
      )
      const notice = kinds[kind].notice as (data: unknown) => Notice
      const { title, body } = notice(data)
      expect(title.en + body.en).not.toMatch(/back to you|goes back|released|comes back to you/)
      expect(title.ar + body.ar).not.toMatch(/في طريقه|يعود إليكِ AED|رُفع الحجز/)
    }
  },
)

const received = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  total: 'AED 1,180',
  arrival: 'Tuesday 24 November',
  link: 'https://shop.example/order/1',
  details: {
    lines: [
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
        measurements: { full_length: 224, shoulder: 66 },
      },
    ],
    subtotal: 'AED 1,180',
    discount: null,
    delivery: null,
    address: ['Mariam <b>Ali</b>', 'Villa 4', 'Dubai'],
    phone: '+971501234567',
    paymentMethod: 'cash_on_delivery' as const,
    merchant: {
      phone: '+971 4 555 0132',
      whatsapp: '+971 50 555 0132',
      email: 'hello@rimal.example',
      hours: '10 to 8',
    },
  },
}

test("the email about an order lists its products, address, payment method, total and the shop's contact", () => {
  const english = composeMessage('order_received', received, { ...inEnglish })
  for (const said of [
    'Noor, Black, size 56, quantity 2: AED 900',
    'Nada, Mocha, made to measure, quantity 1: AED 280',
    'Your note: Two $& buttons, please',
    'Measurements: Full length 56\u00a0in, Shoulder 16\u00a0½\u00a0in',
    'Subtotal: AED 1,180',
    '+971 50 123 4567',
    'Delivery: free',
    'Total, VAT included: AED 1,180',
    'Villa 4',
    'Cash on delivery',
    'hello@rimal.example',
  ]) {
    expect(english.text).toContain(said)
  }
  expect(english.html).toMatch(/font-weight:bold"[^>]*>Total, VAT included</)
  expect(english.html).not.toMatch(/font-weight:bold"[^>]*>Subtotal</)
  expect(english.html).toContain('Noor, Black, size 56, quantity 2')
  expect(english.html).toContain('Mariam &lt;b&gt;Ali&lt;/b&gt;')
  const arabic = composeMessage('order_received', received, { ...inArabic })
  expect(arabic.text).toContain('مقاس 56، الكمية 2: AED 900')
  expect(arabic.text).toContain('ملاحظتكِ: Two $& buttons, please')
  expect(arabic.text).toContain('القياسات: الطول الكامل 56\u00a0بوصة')
  expect(arabic.text).toContain('الدفع عند الاستلام')
  expect(arabic.html).toContain('<table role="presentation" dir="rtl"')
})

test('a shop without VAT does not speak of it', () => {
  const data = { ...received, withoutVat: true } as const
  expect(composeMessage('order_received', data, { ...inEnglish }).text).not.toContain('VAT')
  expect(composeMessage('order_received', data, { ...inArabic }).text).not.toContain('الضريبة')
})

test('an email that was stored before orders were listed is sent as it was', () => {
  const { details: _, ...old } = received
  expect(composeMessage('order_received', old, { ...inEnglish }).text).toContain('AED 1,180')
})

test('text from a stranger cannot become part of the page', () => {
  const data = { ...returned, name: '<b>Mariam</b>', why: 'late', how: 'refunded' } as const
  expect(composeMessage('payment_returned', data, { ...inEnglish }).html).not.toContain('<b>')
})

test.for(messageKinds)(
  '%s is written in both languages, and noticed in both or not at all',
  (kind) => {
    const { topic, always, sample, notice } = kinds[kind]
    for (const { code, htmlLanguage } of languages) {
      const email = composeMessage(kind, sample, { language: code, shop: exampleShop })
      expect(email.subject).not.toBe('')
      expect(email.text).not.toMatch(/undefined|null|\[object/)
      expect(email.html).toContain(`<html lang="${htmlLanguage}"`)
    }
    const arabic = composeMessage(kind, sample, { ...inArabic })
    expect(arabic.subject).toMatch(/[\u0600-\u06FF]/)
    const notified = (notice as ((data: unknown) => Notice) | undefined)?.(sample)
    for (const { en, ar } of notified ? [notified.title, notified.body] : []) {
      expect(en).not.toBe('')
      expect(ar).toMatch(/[\u0600-\u06FF]/)
    }
    // The customer's page shows these topics as fixed, so every message of such a topic must always be sent.
    const fixed: readonly string[] = topicsAlwaysByEmail
    expect(topic !== null && fixed.includes(topic) && !always).toBe(false)
    expect([null, ...notificationTopics]).toContain(topic)
  },
)

test('the email of a missed visit offers no calendar file', () => {
  const { sample } = kinds.visit_missed
  for (const { code } of languages) {
    const email = composeMessage('visit_missed', sample, { language: code, shop: exampleShop })
    expect(email.text).toContain(sample.link)
    expect(email.text + email.html).not.toContain('.ics')
  }
})

test('an email that the customer may opt out of links to the settings', () => {
  const { sample } = kinds.stock_alert
  const unsubscribeUrl = 'https://shop.example/ar/notifications'
  const email = composeMessage('stock_alert', sample, { ...inArabic, unsubscribeUrl })
  expect(email.text).toContain(`إعدادات الرسائل: ${unsubscribeUrl}`)
  expect(email.html).toContain(` href="${unsubscribeUrl}"`)
  expect(email.sms).not.toContain(unsubscribeUrl)
})
