import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluatePromotions } from './evaluate-promotions.ts'
import type { Promotion, OfferedCart, OfferedLine, Who } from './promotion.ts'

const now = new Date('2026-11-22T08:00:00Z')
const stranger: Who = { group: null, hasOrdered: false, uses: {}, refused: [] }

function promotion(changes: Partial<Promotion>): Promotion {
  const id = changes.id ?? 'promotion'
  return {
    id,
    code: null,
    title: { en: id, ar: id },
    kind: 'percent',
    percent: null,
    amount: null,
    buy: null,
    get: null,
    products: [],
    types: [],
    categories: [],
    customerGroup: null,
    firstOrderOnly: false,
    startsAt: null,
    endsAt: null,
    minimum: 0,
    usageLimit: null,
    limitEach: null,
    budget: null,
    combines: false,
    used: 0,
    spent: 0,
    ownAmount: null,
    ...changes,
  }
}

function line(id: string, unitPrice: number, changes: Partial<OfferedLine> = {}): OfferedLine {
  return { id, productId: id, typeId: 'abayas', categories: [], unitPrice, quantity: 1, ...changes }
}

const layla = line('layla', 125_000)
const noor = line('noor', 98_000, { categories: ['evening'] })
const scarf = line('scarf', 10_000, { typeId: 'scarves', quantity: 3 })
const courier = { price: 2_500, freeFrom: 50_000 }

function evaluate(
  promotions: Promotion[],
  cart: Partial<OfferedCart> = {},
  { who = {}, at = now }: { who?: Partial<Who>; at?: Date } = {},
) {
  const whole = { lines: [layla, noor], code: null, delivery: courier, ...cart }
  const deal = evaluatePromotions(promotions, whole, { now: at, who: { ...stranger, ...who } })
  return {
    ...deal,
    applied: deal.applied.map((it) => [it.promotion.id, it.amount]),
    other: deal.other && [deal.other.promotion.id, deal.other.amount],
  }
}

const ten = { kind: 'percent', percent: 10 } as const
const hundred = { kind: 'amount', amount: 10_000 } as const
const threeForTwo = { kind: 'buy_n_get_m', buy: 2, get: 1 } as const
const freeDelivery = { kind: 'free_shipping' } as const

test.each<[string, Partial<Promotion>, OfferedLine[], number[]]>([
  ['a share of all', ten, [layla, noor], [12_500, 9_800]],
  ['a share, half a fils rounded up', ten, [line('a', 1_005)], [101]],
  ['an amount, by what the lines come to', hundred, [layla, noor], [5_605, 4_395]],
  ['no more than there is', { ...hundred, amount: 900_000 }, [layla, noor], [125_000, 98_000]],
  ['a product', { ...ten, products: ['noor'] }, [layla, noor], [0, 9_800]],
  ['a type', { ...ten, types: ['scarves'] }, [layla, scarf], [0, 3_000]],
  ['a category', { ...hundred, categories: ['evening'] }, [layla, noor], [0, 10_000]],
  [
    'a type or a category',
    { ...ten, types: ['scarves'], categories: ['evening'] },
    [layla, noor, scarf],
    [0, 9_800, 3_000],
  ],
  [
    'the cheapest of five, once, shared by all',
    threeForTwo,
    [layla, noor, scarf],
    [4_941, 3_873, 1_186],
  ],
  ['one of three alike', threeForTwo, [scarf], [10_000]],
  ['two of six', threeForTwo, [{ ...scarf, quantity: 6 }], [20_000]],
  ['one of five', threeForTwo, [{ ...scarf, quantity: 5 }], [10_000]],
])('a promotion takes off %s', (_, changes, lines, discounts) => {
  expect(evaluate([promotion(changes)], { lines }).discounts).toEqual(discounts)
})

test.each<
  [string, Partial<Promotion>, object, Partial<OfferedCart>, { who?: Partial<Who>; at?: Date }]
>([
  ['has not begun', { startsAt: new Date('2026-11-27') }, { reason: 'not_begun' }, {}, {}],
  ['is expired', { endsAt: now }, { reason: 'expired' }, {}, {}],
  ['is for another group', { customerGroup: 'friends' }, { reason: 'not_for_you' }, {}, {}],
  [
    'is for a first order',
    { firstOrderOnly: true },
    { reason: 'first_order' },
    {},
    { who: { hasOrdered: true } },
  ],
  [
    'the customer has used as often as allowed',
    { limitEach: 2 },
    { reason: 'used_before' },
    {},
    { who: { uses: { promotion: 2 } } },
  ],
  [
    'belongs to another customer',
    { firstOrderOnly: true },
    { reason: 'used_before' },
    {},
    { who: { refused: ['promotion'] } },
  ],
  ['is used up', { usageLimit: 5, used: 5 }, { reason: 'used_up' }, {}, {}],
  ['has too little money left', { budget: 30_000, spent: 7_701 }, { reason: 'used_up' }, {}, {}],
  ['is for other products', { types: ['scarves'] }, { reason: 'nothing_for_it' }, {}, {}],
  [
    'needs a higher cart total',
    { minimum: 230_000 },
    { reason: 'minimum', missing: 7_000 },
    {},
    {},
  ],
  [
    'needs more units',
    { ...threeForTwo, percent: null },
    { reason: 'more_units', units: 1 },
    {},
    {},
  ],
  [
    'pays a delivery that is free already',
    { ...freeDelivery, percent: null },
    { reason: 'delivery_free' },
    {},
    {},
  ],
  [
    'pays another delivery',
    { ...freeDelivery, percent: null },
    { reason: 'other_delivery' },
    { delivery: null },
    {},
  ],
])('a code that %s takes nothing off and says so', (_, changes, refusal, cart, asked) => {
  const typed = promotion({ ...ten, code: 'CODE', ...changes })
  const deal = evaluate([typed], { code: 'CODE', ...cart }, asked)
  expect(deal).toMatchObject({ applied: [], discounts: [0, 0], refusal, freeDelivery: false })
})

test.each<[string, Partial<Promotion>, { who?: Partial<Who>; at?: Date }]>([
  ['from its first moment', { startsAt: now }, {}],
  ['to the last use', { usageLimit: 5, used: 4 }, {}],
  ['to the last fils', { budget: 30_000, spent: 7_700 }, {}],
  ['with exactly the minimum in the cart', { minimum: 223_000 }, {}],
  ['to its group', { customerGroup: 'friends' }, { who: { group: 'friends' } }],
  [
    'although an unpaid order of the customer reserves the last use',
    { usageLimit: 1, limitEach: 1, used: 1, budget: 22_300, spent: 22_300, ownAmount: 22_300 },
    { who: { uses: { promotion: 1 } } },
  ],
])('a promotion is given %s', (_, changes, asked) => {
  expect(evaluate([promotion({ ...ten, ...changes })], {}, asked).applied).toEqual([
    ['promotion', 22_300],
  ])
})

test('the better of two promotions that do not combine wins, and the other one is shown', () => {
  const typed = promotion({ id: 'typed', code: 'TEN', ...ten })
  const half = promotion({ id: 'half', kind: 'percent', percent: 50, products: ['noor'] })
  expect(evaluate([typed, half], { code: 'TEN' })).toMatchObject({
    applied: [['half', 49_000]],
    other: ['typed', 22_300],
    refusal: { reason: 'better_promotion' },
  })
  expect(evaluate([typed, promotion({ id: 'small', ...hundred })], { code: 'TEN' })).toMatchObject({
    applied: [['typed', 22_300]],
    other: ['small', 10_000],
    refusal: null,
  })
})

test("when two promotions give the same, the one of the shopper's code wins", () => {
  const same = [promotion({ id: 'a', ...ten }), promotion({ id: 'b', code: 'TEN', ...ten })]
  expect(evaluate(same, { code: 'TEN' }).applied).toEqual([['b', 22_300]])
})

test('promotions that combine are added, each on the remaining amount', () => {
  const alone = promotion({ id: 'alone', ...ten })
  const fifth = promotion({ id: 'fifth', kind: 'percent', percent: 20, combines: true })
  const off = promotion({ id: 'off', ...hundred, combines: true })
  expect(evaluate([off, fifth, alone])).toMatchObject({
    applied: [
      ['alone', 22_300],
      ['fifth', 40_140],
      ['off', 10_000],
    ],
    other: null,
  })
})

test('the best promotion is found together with the promotions that combine, because these may take more off other products', () => {
  const same = promotion({ id: 'same', kind: 'amount', amount: 10_000, products: ['noor'] })
  const others = promotion({ id: 'others', kind: 'amount', amount: 9_500, products: ['layla'] })
  const half = promotion({
    id: 'half',
    kind: 'percent',
    percent: 50,
    products: ['noor'],
    combines: true,
  })
  expect(evaluate([same, others, half])).toMatchObject({
    applied: [
      ['others', 9_500],
      ['half', 49_000],
    ],
    other: ['same', 10_000],
  })
})

test('free delivery goes with any promotion, and depends on the amount after the other promotions', () => {
  const promotions = [promotion({ id: 'free', ...freeDelivery }), promotion({ id: 'ten', ...ten })]
  expect(evaluate(promotions, { lines: [line('a', 54_000)] })).toMatchObject({
    applied: [
      ['ten', 5_400],
      ['free', 2_500],
    ],
    freeDelivery: true,
  })
  expect(evaluate(promotions, { lines: [line('a', 56_000)] }).freeDelivery).toBe(false)
})

test('a code before the first product is neither used nor refused', () => {
  const typed = promotion({ code: 'TEN', ...ten })
  expect(evaluate([typed], { code: 'TEN', lines: [] })).toMatchObject({
    applied: [],
    refusal: null,
  })
})

const anyPromotion = fc
  .record({
    kind: fc.constantFrom('percent', 'amount', 'free_shipping', 'buy_n_get_m'),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 400_000 }),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    types: fc.constantFrom<string[]>([], [], ['abayas'], ['scarves']),
    categories: fc.constantFrom<string[]>([], [], ['evening']),
    minimum: fc.constantFrom(0, 0, 50_000),
    usageLimit: fc.option(fc.integer({ min: 1, max: 3 })),
    used: fc.integer({ min: 0, max: 3 }),
    budget: fc.option(fc.integer({ min: 1, max: 200_000 })),
    spent: fc.integer({ min: 0, max: 100_000 }),
    combines: fc.boolean(),
    code: fc.constantFrom(null, null, 'CODE'),
  })
  .map(({ kind, percent, amount, buy, get, ...rest }) => ({
    ...rest,
    kind,
    percent: kind === 'percent' ? percent : null,
    amount: kind === 'amount' ? amount : null,
    buy: kind === 'buy_n_get_m' ? buy : null,
    get: kind === 'buy_n_get_m' ? get : null,
  }))
const somePromotions = fc
  .array(anyPromotion, { maxLength: 5 })
  .map((all) => all.map((changes, index) => promotion({ ...changes, id: `promotion-${index}` })))
const someLines = fc
  .array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 300_000 }),
      quantity: fc.integer({ min: 1, max: 10 }),
      typeId: fc.constantFrom('abayas', 'scarves'),
      categories: fc.constantFrom<string[]>([], ['evening']),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((it, index) => ({ ...it, id: `line-${index}`, productId: `p-${index}` })))
const someDelivery = fc.option(
  fc.record({
    price: fc.integer({ min: 0, max: 6_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 200_000 })),
  }),
)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const asked = { now, who: stranger }

test('no line is less than nothing, and what the promotions give is what the lines are less', () => {
  fc.assert(
    fc.property(somePromotions, someLines, someDelivery, (promotions, lines, delivery) => {
      const deal = evaluatePromotions(promotions, { lines, code: 'CODE', delivery }, asked)
      expect(deal.discounts).toHaveLength(lines.length)
      for (const [index, { unitPrice, quantity }] of lines.entries()) {
        const discount = deal.discounts[index] ?? -1
        expect(Number.isSafeInteger(discount)).toBe(true)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(unitPrice * quantity)
      }
      const ofProducts = deal.applied.filter((it) => it.promotion.kind !== 'free_shipping')
      expect(sum(ofProducts.map(({ amount }) => amount))).toBe(sum(deal.discounts))
      for (const { amount } of deal.applied) expect(amount).toBeGreaterThan(0)
    }),
  )
})

test('the order of the lines and of the promotions changes nothing', () => {
  fc.assert(
    fc.property(somePromotions, someLines, someDelivery, (promotions, lines, delivery) => {
      // A shop has a code once.
      const codes = promotions.filter(({ code }) => code !== null).slice(1)
      const once = promotions.filter((it) => !codes.includes(it))
      const forwards = evaluatePromotions(once, { lines, code: 'CODE', delivery }, asked)
      const backwards = evaluatePromotions(
        once.toReversed(),
        { lines: lines.toReversed(), code: 'CODE', delivery },
        asked,
      )
      expect({ ...backwards, discounts: backwards.discounts.toReversed() }).toEqual(forwards)
    }),
  )
})

test('no other promotion that does not combine would have taken more off than the chosen one', () => {
  fc.assert(
    fc.property(somePromotions, someLines, (promotions, lines) => {
      const cart = { lines, code: 'CODE', delivery: null }
      const { discounts } = evaluatePromotions(promotions, cart, asked)
      const alone = promotions.filter(({ combines }) => !combines)
      const combined = promotions.filter(({ combines }) => combines)
      for (const one of alone) {
        const only = evaluatePromotions([one], cart, asked)
        expect(sum(only.discounts)).toBeLessThanOrEqual(sum(discounts))
        const withIt = evaluatePromotions([one, ...combined], cart, asked)
        expect(sum(withIt.discounts)).toBeLessThanOrEqual(sum(discounts))
      }
    }),
  )
})

test('at most one promotion that does not combine applies, and free delivery once', () => {
  fc.assert(
    fc.property(somePromotions, someLines, someDelivery, (promotions, lines, delivery) => {
      const { applied } = evaluatePromotions(promotions, { lines, code: null, delivery }, asked)
      const ofProducts = applied.filter((it) => it.promotion.kind !== 'free_shipping')
      expect(ofProducts.filter((it) => !it.promotion.combines).length).toBeLessThanOrEqual(1)
      expect(applied.length - ofProducts.length).toBeLessThanOrEqual(1)
    }),
  )
})

test('no budget and no limit is ever exceeded', () => {
  fc.assert(
    fc.property(somePromotions, someLines, someDelivery, (promotions, lines, delivery) => {
      const { applied } = evaluatePromotions(promotions, { lines, code: 'CODE', delivery }, asked)
      for (const { promotion: given, amount } of applied) {
        const { budget, spent, usageLimit, used } = given
        expect(spent + amount).toBeLessThanOrEqual(budget ?? Infinity)
        expect(used).toBeLessThan(usageLimit ?? Infinity)
      }
    }),
  )
})
