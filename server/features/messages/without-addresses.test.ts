import { expect, test } from 'vitest'
import { exampleShop } from '../../test/email-fixtures.ts'
import { buyer, placeOrder } from '../../test/order-fixtures.ts'
import { addProduct } from '../../test/fixtures.ts'
import { readOutbox } from '../../test/identity-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { composeMessage } from './compose-message.ts'
import { renderEmail } from './email/render-email.ts'
import { withoutMarksIn } from './own-texts/marks.ts'
import { kinds, type MessageData, type MessageKind, messageKinds } from './templates/kinds.ts'
import { emailText } from './templates/email.ts'
import { sampleIn } from './sample-in.ts'
import { withoutAddresses } from './without-addresses.ts'

const address = /[a-z][a-z0-9+.-]*:\/\/|www\.\S|evil\.\S|\.example\S/i

test.each([
  ['https://evil.example/free', 'evil. example/free'],
  ['www.evil.example', 'www. evil. example'],
  ['HTTPS://EVIL.EXAMPLE?x=1', 'EVIL. EXAMPLE?x=1'],
  ['Win at evil.example now', 'Win at evil. example now'],
  ['evil。example', 'evil。 example'],
  ['موقع.السعودية', 'موقع. السعودية'],
  ['mailto:evil@evil.example', 'evil@evil. example'],
  ['http:/evil.example', 'evil. example'],
  ['hxhttp://ttp://evil.example', 'evil. example'],
  ['cafe\u0301.com', 'café. com'],
  ['evil.c\u0301om', 'evil. ćom'],
  ['evil\u200B.com', 'evil. com'],
  ['evil.\u200Dcom', 'evil. com'],
  ['evil.c\u00ADom', 'evil. com'],
  ['ht\u2060tps://evil.example', 'evil. example'],
  ['evil.xn--80ak6aa92e', 'evil. xn--80ak6aa92e'],
  ['1.5cm.com', '1.5cm. com'],
])('%s is no address in a message', (typed, shown) => {
  const { name } = withoutAddresses({ name: typed }, ['name'])
  expect(name).toBe(shown)
  expect(name).not.toMatch(address)
})

test.each([
  'Mariam Al Suwaidi',
  'J. R.',
  "D'A",
  'P.O. Box 1.250',
  'مريم السويدي، شارع 5.',
  'Sleeves 1.5 cm shorter. Please call: 050 123 4567',
  'Sleeve 1.5cm shorter, hem 0.25in longer',
  'الكُمّ أقصر بمقدار 1.5سم',
  'AED\u00a01,250.00',
  'Tuesday 24\u00a0November, 10:30',
])('%s stays as it is', (text) => {
  const data = { lines: [{ remarks: text }] }
  expect(withoutAddresses(data, ['lines.remarks'])).toEqual(data)
})

/** Data that the samples leave out, with addresses where the shop writes them. */
const filled: { [Kind in MessageKind]?: Partial<MessageData[Kind]> } = {
  welcome: { merchant: 'Noor.ae' },
  password_changed: { merchant: 'Noor.ae' },
  contact_changed: { merchant: 'Noor.ae' },
  account_deleted: { merchant: 'Noor.ae' },
  one_time_code: { merchant: 'Noor.ae' },
  return_update: {
    what: 'approved',
    collected: true,
    byHand: true,
    amount: 'AED 450',
    payTo: 'hello@rimal.example',
    due: 'Tue 1 December',
    pickupOn: 'Wed 2 December',
    question: 'Please look at noor.ae/care first.',
    refusedFor: 'See noor.ae/returns.',
    newOrder: 'RM-20402',
    arrival: 'Tue 8 December',
  },
  order_received: {
    withoutVat: true,
    pickup: { address: 'Noor.ae, Al Wasl Road', hours: 'Mon.to.Thu. 10 to 8' },
  },
  order_ready: { address: 'Noor.ae, Al Wasl Road', hours: 'Mon.to.Thu. 10 to 8' },
  order_hold: { note: 'Please look at noor.ae/measure.' },
  order_shipped: { carrier: 'Aramex.com' },
  order_cancelled: { credit: 'AED 100', instalments: true },
  lines_cancelled: { credit: 'AED 100' },
  shipment_update: { carrier: 'Aramex.com' },
  production_update: { productionItem: 'Noor.Two', note: 'Please look at noor.ae/cloth.' },
  stock_alert: { name: 'Noor.Two' },
  review_request: { items: ['Noor.Two'] },
  review_decided: { refusedFor: 'See noor.ae/reviews.' },
  visit_cancelled: { by: 'staff', reason: 'See noor.ae/visits.' },
}

test.each(messageKinds)('text that the shop writes into %s stays as it is', (kind) => {
  for (const language of ['en', 'arb'] as const) {
    for (const more of [{}, filled[kind]]) {
      const data = { ...sampleIn(kind, language), ...more } as never
      // Templates mark some values themselves, and the others are not marked here at all.
      const email = withoutMarksIn(kinds[kind].write(data)[language === 'en' ? 'en' : 'ar'])
      const written = { language, shop: exampleShop }
      const composed = composeMessage(kind, data, written)
      expect(composed).toEqual({
        subject: email.subject,
        ...(email.replyTo ? { replyTo: email.replyTo } : {}),
        text: emailText(email, written),
        sms: [email.sms ?? emailText(email, { language }), email.smsEnd]
          .filter(Boolean)
          .join('\n\n'),
        html: renderEmail(email, written),
      })
    }
  }
})

/** Returns the data with a text in place of the value at a path. */
function withText(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (Array.isArray(value)) {
    return key === undefined ? [text] : value.map((item) => withText(item, [key, ...rest], text))
  }
  if (typeof value === 'object' && value !== null) {
    const { [key ?? '']: part, ...others } = value as Record<string, unknown>
    if (key !== undefined) return { ...others, [key]: withText(part, rest, text) }
    return Object.fromEntries(Object.keys(value).map((name) => [name, text]))
  }
  return text
}

const withTyped = messageKinds.filter((kind) => kinds[kind].typed.length > 0)

test.each(withTyped)('text that customers typed makes no link in %s', (kind) => {
  for (const language of ['en', 'arb'] as const) {
    for (const path of kinds[kind].typed) {
      const data = withText(sampleIn(kind, language), path.split('.'), 'https://evil.example')
      const composed = composeMessage(kind, data as never, { language, shop: exampleShop })
      for (const text of [composed.subject, composed.text, composed.sms, composed.html]) {
        expect({ path, text }).not.toMatchObject({ text: expect.stringContaining('evil.e') })
      }
    }
  }
})

test('a name and a remark that are web addresses make no link in the email of an order', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'linen-a' })
  const { result } = await placeOrder(
    await buyer(shop, product, { size: 54, remarks: 'See www.evil.example' }),
    {
      paymentMethod: 'cash_on_delivery',
      contact: {
        name: 'https://evil.example/free',
        email: 'mariam@example.com',
        phone: '+971501234567',
      },
    },
  )
  expect(result.orderNumber).toMatch(/^RM-/)
  const sent = await readOutbox(shop, 'mariam@example.com')
  expect(sent.length).toBeGreaterThan(0)
  for (const { subject, text } of sent) {
    expect(subject).not.toMatch(/evil\.e|:\/\//)
    expect(text).not.toMatch(/evil\.e|www\.\S/)
    expect(text).toContain(`${shop.address}/order/`)
  }
})
