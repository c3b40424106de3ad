import { adminWords } from '@rimal/contract/words/admin/all-admin-words'
import { expect, test } from 'vitest'
import type { Words } from '../../words.tsx'
import { sayTerms } from './say-terms.ts'
import { noTerms, promotionOf, type Terms, termsOf } from './terms.ts'

/** The texts of one language, without plural forms. */
function wordsOf(side: 'en' | 'ar'): Words {
  const t = (key: keyof typeof adminWords, values: Record<string, string | number> = {}) => {
    const text: string | { other: string } = adminWords[key][side]
    const chosen = typeof text === 'string' ? text : text.other
    return chosen.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  }
  return { language: side === 'ar' ? 'arb' : 'en', t: t as Words['t'] }
}

const around = {
  currency: 'AED',
  choices: { types: [{ value: 'bisht', label: 'Bisht' }], categories: [] },
}

/** The sentence without the marks of direction and the spaces that do not break. */
function say(terms: Partial<Terms>, side: 'en' | 'ar' = 'en'): string {
  const sentence = sayTerms({ ...noTerms, ...terms }, wordsOf(side), around)
  return sentence.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
}

test.each<[string, Partial<Terms>]>([
  [
    '20% off everything of the type Bisht, from AED 500, until 30 November.',
    { percent: 20, types: ['bisht'], minimum: 50_000, until: '2026-11-30' },
  ],
  [
    'AED 50 off everything, with the code EID50, on a first order.',
    { kind: 'amount', amount: 5_000, code: 'EID50', firstOrderOnly: true },
  ],
  [
    'Free delivery for every cart, from 24 November until 30 November.',
    { kind: 'free_shipping', from: '2026-11-24', until: '2026-11-30' },
  ],
  [
    'Buy 2 and get 1 free, of Noor and Layla, up to AED 1,000 in all.',
    {
      kind: 'buy_n_get_m',
      products: [
        { id: 'noor', name: { en: 'Noor', ar: 'نور' } },
        { id: 'layla', name: { en: 'Layla', ar: 'ليلى' } },
      ],
      budget: 100_000,
    },
  ],
])('%s', (sentence, terms) => {
  expect(say(terms)).toBe(sentence)
})

test('the sentence is written in Arabic too', () => {
  expect(say({ percent: 20, until: '2026-11-30' }, 'ar')).toBe(
    'خصم 20% على كل المنتجات، حتى 30 نوفمبر.',
  )
})

const promotion: Parameters<typeof termsOf>[0] = {
  promotionId: 'one',
  title: { en: 'Ten', ar: 'عشرة' },
  code: null,
  kind: 'percent',
  percent: 10,
  amount: null,
  buy: null,
  get: null,
  products: ['noor'],
  productNames: [{ en: 'Noor', ar: 'نور' }],
  types: [],
  categories: [],
  minimum: 0,
  limitEach: null,
  customerGroup: null,
  firstOrderOnly: false,
  startsAt: '2026-11-20T20:00:00.000Z',
  endsAt: '2026-11-30T20:00:00.000Z',
  usageLimit: null,
  budget: null,
  combines: false,
  active: true,
  isWelcome: false,
  state: 'running',
  uses: 0,
  given: 0,
}

test('the terms of a discount that exists make the same discount', () => {
  expect(promotionOf(termsOf(promotion, 'Asia/Dubai'))).toEqual({
    title: { en: 'Ten', ar: 'عشرة' },
    kind: 'percent',
    percent: 10,
    products: ['noor'],
    types: [],
    categories: [],
    firstOrderOnly: false,
    from: '2026-11-21',
    until: '2026-11-30',
    combines: false,
  })
})

test('the last day of a discount that was ended during a day is that day', () => {
  const ended = { ...promotion, endsAt: '2026-11-30T09:30:00.000Z' }
  expect(termsOf(ended, 'Asia/Dubai').until).toBe('2026-11-30')
})
