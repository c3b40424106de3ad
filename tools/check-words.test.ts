import { expect, test } from 'vitest'
import { checkTexts, findDuplicates, findLiterals, findUnused } from './check-words.ts'

const yours = { en: 'Your cart', ar: 'حقيبتكِ' }
const products = {
  en: { one: '{count} piece', other: '{count} pieces' },
  ar: {
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{count} قطع',
    many: '{count} قطعة',
    other: '{count} قطعة',
  },
}

test.each([
  ['a missing language', { en: 'Your cart' }, 'needs a text'],
  ['an empty text', { en: 'Your cart', ar: ' ' }, 'is empty'],
  ['a space at the end', { en: 'Your cart ', ar: 'حقيبتكِ' }, 'starts or ends with a space'],
  ['Arabic in English', { en: 'Your حقيبة', ar: 'حقيبتكِ' }, 'has Arabic letters'],
  ['English in Arabic', { en: 'Your cart', ar: 'حقيبتكِ is quite empty' }, 'has a Latin sentence'],
  ['a text left in English', { en: 'Bag', ar: 'Bag' }, 'is not Arabic'],
  ['a straight quote', { en: "What's new", ar: 'الجديد' }, 'has a straight quote'],
  ['three dots', { en: 'Loading...', ar: 'لحظة…' }, 'has three dots'],
  ['an exclamation mark', { en: 'Thank you', ar: 'شكراً لكِ!' }, 'has an exclamation mark'],
  ['a Latin comma', { en: 'Sizes', ar: 'الطول, العرض' }, 'use ،'],
  ['a Latin question mark', { en: 'Sure?', ar: 'متأكدة?' }, 'use ؟'],
  ['Arabic digits', { en: '3 orders', ar: '٣ طلبات' }, 'has Arabic digits'],
  ['a lost placeholder', { en: 'Hello {name}', ar: 'أهلاً بكِ' }, '{name} in one language only'],
  ['a broken placeholder', { en: 'Hello {name', ar: 'أهلاً بكِ' }, 'has a brace'],
  ['plurals in one language', { en: products.en, ar: 'قطع' }, 'in one language only'],
  [
    'a missing form',
    { ...products, en: { other: '{count} pieces' } },
    'en lacks the plural form one',
  ],
  ['a form of no use', { ...products, en: { ...products.en, few: '{count}' } }, 'never comes up'],
  [
    'a form without its number',
    { ...products, ar: { ...products.ar, few: 'قطع' } },
    'lacks {count}',
  ],
])('%s is reported', (_, entry, message) => {
  const findings = checkTexts([list('contract/words/cart.ts', { your_cart: entry })])
  expect(findings.map((finding) => finding.message)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['a text', yours],
  ['plural forms', products],
  ['a placeholder alone', { en: '{count}', ar: '{count}' }],
  ['a name of a provider', { en: 'Pay with American Express', ar: 'ادفعي عبر American Express' }],
  ['the other language', { en: 'العربية', ar: 'English' }],
  ['thousands', { en: '1,000 AED', ar: '1,000 درهم' }],
])('%s passes', (_, entry) => {
  expect(checkTexts([list('contract/words/cart.ts', { your_cart: entry })])).toEqual([])
})

test('a finding has the line of its key', () => {
  const text = `export const cartWords = {\n  your_cart: { en: '', ar: 'حقيبتكِ' },\n}\n`
  const source = { file: 'contract/words/cart.ts', text }
  expect(checkTexts([{ source, entries: { your_cart: { ...yours, en: '' } } }])[0]?.line).toBe(2)
})

test('a key in two lists is reported at the second', () => {
  const cart = list('contract/words/cart.ts', { yours })
  const orders = list('contract/words/orders.ts', { yours })
  expect(findDuplicates([cart, orders])).toEqual([
    expect.objectContaining({ file: 'contract/words/orders.ts' }),
  ])
})

test.each([
  [`t('order_placed')`, 0],
  [`words.order_placed.en`, 0],
  ['t(`order_${state}`)', 0],
  ['t(`${noun}_placed`)', 0],
  [`t('order_' + state)`, 0],
  ['t(`${noun}`)', 1],
  ['t(`o${state}`)', 1],
  [`// t('order_placed')`, 1],
  [`t('order_placed_late')`, 1],
])('%s: %i unused keys', (text, count) => {
  const words = [list('contract/words/orders.ts', { order_placed: yours })]
  expect(findUnused(words, [{ file: 'storefront/x.tsx', text }])).toHaveLength(count)
})

test.each([
  ['<p>Your cart</p>', 1],
  ['<p>حقيبتكِ</p>', 1],
  ['<p>{"Your cart"}</p>', 1],
  ['<img alt="A black abaya" />', 1],
  ['<input aria-label="Quantity" />', 1],
  ['<p>{t("your_cart")} · {count}&nbsp;%</p>', 0],
  ['<img alt="" className="Your cart" />', 0],
  ['<List<string> items={a > b ? c : d} />', 0],
])('%s: %i texts in the markup', (markup, count) => {
  const text = `export function X() {\n  return ${markup}\n}`
  expect(findLiterals([{ file: 'storefront/x.tsx', text }])).toHaveLength(count)
})

function list(file: string, entries: Record<string, unknown>) {
  return { source: { file, text: '' }, entries }
}
