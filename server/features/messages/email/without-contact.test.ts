import { expect, test } from 'vitest'
import { emailText } from '../templates/email.ts'
import { orderReceived } from '../templates/order-emails.ts'
import { orderHold } from '../templates/production/hold-emails.ts'
import { visitCancelled, visitMissed, visitOnTheWay } from '../templates/visit-emails.ts'

const merchant = { phone: '', whatsapp: '', email: '', hours: '' }

/** The texts of an email in both languages. */
function textsOf({ en, ar }: ReturnType<typeof orderReceived.write>) {
  return [emailText(en, { language: 'en' }), emailText(ar, { language: 'arb' })]
}

test('an order confirmation of a shop without contact has no part about it', () => {
  const { details, ...sample } = orderReceived.sample
  if (!details) throw new Error('The sample lists its order.')
  const email = orderReceived.write({ ...sample, details: { ...details, merchant } })
  const names = (email.en.parts ?? []).map(({ name }) => name)
  expect(names).not.toHaveLength(0)
  expect(names).toHaveLength((orderReceived.write(orderReceived.sample).en.parts ?? []).length - 1)
  for (const text of textsOf(email)) expect(text).not.toMatch(/WhatsApp|واتساب|\u2066\u2069/)
})

test('an order on hold asks for a reply alone where there is no other contact', () => {
  const { en, ar } = orderHold.write({ ...orderHold.sample, merchant })
  expect(en).not.toHaveProperty('replyTo')
  expect(en.parts).toBeUndefined()
  for (const text of textsOf({ en, ar })) expect(text).not.toMatch(/WhatsApp|واتساب|call us|اتصلي/)
})

test('a shop with an email alone names it', () => {
  const email = 'salam@dana.example'
  const { en } = orderHold.write({ ...orderHold.sample, merchant: { ...merchant, email } })
  expect(en.replyTo).toBe(email)
  expect(en.parts?.flatMap(({ lines }) => lines)).toHaveLength(1)
})

test('emails about visits name no number where there is none', () => {
  const none = { phone: '' }
  const written = [
    visitCancelled.write({ ...visitCancelled.sample, ...none, by: 'staff' }),
    visitOnTheWay.write({ ...visitOnTheWay.sample, ...none }),
    visitMissed.write({ ...visitMissed.sample, ...none }),
  ]
  for (const text of written.flatMap(textsOf)) {
    expect(text).not.toMatch(/[Cc]all us|اتصلي|: *\n|\u2066\u2069/)
  }
})
