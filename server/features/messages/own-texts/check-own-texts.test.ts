import { expect, test } from 'vitest'
import { readOwnTexts } from './check-own-texts.ts'
import { textsOfKind } from './texts-of-kind.ts'

const texts = textsOfKind('visit_booked')
const found = texts.find(({ slot }) => slot === 'sms')
if (!found) throw new Error('The booking of a visit has a text message.')
const { slot, shipped } = found

function faultOf(text: string) {
  const { wrong } = readOwnTexts(texts, [{ slot, shipped, own: { en: text, ar: null } }])
  return wrong['texts.0.own.en']
}

test.each([
  ['See you on {day}, {name}: {link}', undefined],
  ['=HYPERLINK({link})', undefined],
  ['<b>{day}</b> {link}', undefined],
  ['12.50 د.إ {link}', undefined],
  ['At 3.30pm. Bye. {link}', undefined],
  ['See you on {day}', 'value_missing'],
  ['{link} {code}', 'value_unknown'],
  ['{link} {orderNumber}', 'value_unknown'],
  ['{link} {{day}}', 'value_unknown'],
  ['{link} { day }', 'value_unknown'],
  ['{link} }', 'value_unknown'],
  ['{link} https://evil.example', 'web_address'],
  ['{link} www.evil.com', 'web_address'],
  ['{link} evil.com', 'web_address'],
  ['{link} evil。com', 'web_address'],
  ['{link} evil.{name}', 'web_address'],
  ['{link} موقع.السعودية', 'web_address'],
  ['{link} javascript:alert(1)', 'web_address'],
  ['{link} me@evil', 'web_address'],
  ['{link} evil.\u200Bcom', 'web_address'],
  ['{link} htt\u00ADps://evil', 'web_address'],
  ['{link} ww\u2060w.evil\u180E.com', 'web_address'],
  ['Thank you ❤\uFE0F {link}', undefined],
  [`{link} ${'a'.repeat(1000)}`, 'too_long'],
])('%s: %s', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

test('an empty text, and the shipped text, are none of the shop’s own', () => {
  const given = [{ slot, shipped, own: { en: ' ', ar: shipped.ar } }]
  expect(readOwnTexts(texts, given)).toEqual({ own: [], wrong: {} })
})

test('a text that stands nowhere is refused', () => {
  const given = [{ slot, shipped: { ...shipped, en: 'Other' }, own: { en: 'x', ar: null } }]
  expect(readOwnTexts(texts, given).wrong).toEqual({ 'texts.0.shipped': 'unknown' })
})
