import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { mayBeSentTo } from '../attempts/may-be-sent-to.ts'
import type { OnlineProvider, WebhookWord } from '../payment-provider.ts'
import { paymentProviders } from '../providers.ts'
import type { House, SentWord } from './house.ts'
import { paymentRequest } from './payment-request.ts'
import { stripeHouse } from './stripe-house.ts'
import { tabbyHouse } from './tabby-house.ts'
import { tamaraHouse } from './tamara-house.ts'
import { tapHouse } from './tap-house.ts'

const houses: [string, () => Promise<House>][] = [
  ['stripe', stripeHouse],
  ['tap, cards', tapHouse],
  ['tap, a bank of Kuwait', () => tapHouse('KWD', 'net_banking')],
  ['tabby', tabbyHouse],
  ['tabby in Kuwait', () => tabbyHouse('KWD')],
  ['tamara', tamaraHouse],
  ['tamara in Bahrain', () => tamaraHouse('BHD')],
]

test.each(houses)('%s: opens a page of its own for exactly what was asked', async (_, open) => {
  using house = await open()
  const { provider, request, ref, redirectUrl } = await started(house)
  const { config } = shop(house)
  expect(mayBeSentTo({ config }, provider, redirectUrl)).toBe(true)
  expect(await provider.read(ref)).toEqual({
    state: 'pending',
    amount: request.amount,
    currency: house.currency,
    attemptId: request.attemptId,
    moves: [],
    reason: null,
  })
})

test.each(houses)('%s: says what was paid, and holds all of it', async (_, open) => {
  using house = await open()
  const { provider, request, ref } = await started(house)
  house.pay(ref)
  const snapshot = await provider.read(ref)
  expect(snapshot).toMatchObject({
    state: house.takesAtOnce ? 'captured' : 'authorized',
    amount: request.amount,
    attemptId: request.attemptId,
    moves: [{ kind: house.takesAtOnce ? 'capture' : 'authorize', amount: request.amount }],
  })
  // The same books, read again, name the same moves.
  expect(await provider.read(ref)).toEqual(snapshot)
})

test.each(
  houses.flatMap(([name, open]) =>
    (['decline', 'expire'] as const).map((end) => [name, end, open] as const),
  ),
)('%s: moves no money after %s', async (_, end, open) => {
  using house = await open()
  const { provider, ref } = await started(house)
  house[end](ref)
  expect(await provider.read(ref)).toMatchObject({
    state: end === 'decline' ? 'failed' : 'expired',
    moves: [],
  })
})

test.each(houses)('%s: takes what it set aside once for each key', async (_, open) => {
  using house = await open()
  const { provider, request, ref } = await paid(house)
  await provider.capture(ref, request.amount, 'take-1')
  await provider.capture(ref, request.amount, 'take-1')
  expect(house.books(ref)).toEqual({ captured: request.amount, refunded: 0, voided: 0 })
  const { state, moves } = await provider.read(ref)
  expect(state).toBe('captured')
  expect(moves.filter(({ kind }) => kind === 'capture')).toHaveLength(1)
})

test.each(houses)(
  '%s: gives back in parts, once for each key, until nothing is left',
  async (_, open) => {
    using house = await open()
    const { provider, request, ref } = await paid(house)
    await provider.capture(ref, request.amount, 'take-1')
    await provider.refund(ref, 50_050, 'back-1')
    await provider.refund(ref, 50_050, 'back-1')
    expect(house.books(ref).refunded).toBe(50_050)
    expect(await provider.read(ref)).toMatchObject({ state: 'partially_refunded' })
    await provider.refund(ref, request.amount - 50_050, 'back-2')
    const { state, moves } = await provider.read(ref)
    expect(state).toBe('refunded')
    const back = moves.filter(({ kind }) => kind === 'refund')
    expect(back.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([50_050, 68_450])
    expect(new Set(back.map(({ tx }) => tx)).size).toBe(2)
  },
)

test.each(houses)('%s: lets go of what it set aside', async (_, open) => {
  using house = await open()
  const { provider, request, ref } = await paid(house)
  await provider.void(ref, 'void-1')
  await provider.void(ref, 'void-1')
  const held = house.takesAtOnce ? 0 : request.amount
  expect(house.books(ref).voided).toBe(held)
  expect((await provider.read(ref)).state).toBe(house.takesAtOnce ? 'captured' : 'voided')
})

test.each(houses)('%s: a session that is called off late stays paid', async (_, open) => {
  using house = await open()
  const { provider, ref } = await started(house)
  await provider.cancel(ref)
  const { provider: again, ref: paidRef } = await paid(house, other)
  await again.cancel(paidRef)
  expect((await again.read(paidRef)).moves).toHaveLength(1)
})

test.each(houses)(
  '%s: its words are known by their sign, and two of one kind by their key',
  async (_, open) => {
    using house = await open()
    const { provider, ref } = await started(house)
    house.pay(ref)
    const first = await read(provider, await house.word(ref, now))
    expect(first).toMatchObject({ providerRef: ref })
    expect(await read(provider, await house.word(ref, now))).toMatchObject({
      dedupKey: first?.dedupKey,
    })
    house.expire(ref)
    const second = await read(provider, await house.word(ref, now))
    expect(second?.dedupKey).not.toBe(first?.dedupKey)
    // Nothing of the shopper is kept.
    expect(JSON.stringify(second?.body)).not.toMatch(/mariam|مريم|505550186/)
  },
)

test.each(houses)('%s: words of others are not taken for its own', async (_, open) => {
  using house = await open()
  const { provider, ref } = await started(house)
  const word = await house.word(ref, now)
  for (const forged of [
    await house.forgedWord(ref, now),
    { ...word, headers: {}, query: {} },
    { ...word, rawBody: '' },
    { ...word, rawBody: '[]' },
  ]) {
    expect(await read(provider, forged)).toBeUndefined()
  }
})

test.each(
  houses.flatMap(([name, open]) =>
    (['down', 'refuses', 'nonsense'] as const).map((trouble) => [name, trouble, open] as const),
  ),
)('%s: %s is an error, never an answer', async (_, trouble, open) => {
  using house = await open()
  const { provider, request, ref } = await paid(house)
  house.setTrouble(trouble)
  const calls = [
    () => provider.start({ ...request, attemptId: other }),
    () => provider.read(ref),
    () => provider.refund(ref, 100, 'back-3'),
  ]
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject({ name: 'ProviderError' })
  }
})
test.each([
  ['tabby', tabbyHouse, /spending limit with Tabby/],
  ['tamara', tamaraHouse, /Tamara does not offer/],
] as const)('%s judges a buyer before there is an order', async (_, open, words) => {
  using house = await open()
  const { provider } = shop(house)
  const order = paymentRequest(house)
  expect(await provider.judge?.(order)).toBeNull()
  house.refuseBuyers?.()
  expect(await provider.judge?.(order)).toMatchObject({ en: expect.stringMatching(words) })
  expect(house.faults).toEqual([])
  house.setTrouble('down')
  await expect(provider.judge?.(order)).rejects.toMatchObject({ name: 'ProviderError' })
})

test('tabby says in both languages why it does not lend', async () => {
  using house = await tabbyHouse()
  house.refuseBuyers?.()
  const { provider } = shop(house)
  expect(await provider.start(paymentRequest(house))).toEqual({
    providerRef: expect.any(String),
    refused: {
      en: expect.stringContaining('above your current spending limit with Tabby'),
      ar: expect.stringContaining('الحد الأقصى المسموح به حاليًا مع تابي'),
    },
  })
})

test('tamara that was nodded to by somebody else is authorised all the same', async () => {
  using house = await tamaraHouse()
  const { provider, ref } = await paid(house)
  const readings = await Promise.all([provider.read(ref), provider.read(ref), provider.read(ref)])
  expect(readings.map(({ state }) => state)).toEqual(['authorized', 'authorized', 'authorized'])
})

test('an old word of stripe is not taken again', async () => {
  using house = await stripeHouse()
  const { provider, ref } = await started(house)
  const old = await house.word(ref, new Date(now.getTime() - 301_000))
  expect(await read(provider, old)).toBeUndefined()
})

test('a word about a payment of stripe leads to its page', async () => {
  using house = await stripeHouse()
  const { provider, request, ref } = await paid(house)
  const { moves } = await provider.read(ref)
  const byPayment = await provider.read(moves[0]?.tx ?? '')
  expect(byPayment).toMatchObject({ attemptId: request.attemptId, state: 'captured' })
})

const now = new Date('2026-11-21T08:00:00Z')
const other = '7d3c1a52-93a4-4c5e-8d7b-0f6f2f9d2b22'

function shop(house: House) {
  const env = { NODE_ENV: 'test', PUBLIC_URL: 'https://shop.example' }
  const config = {
    ...readConfig(env),
    paymentProviders: [house.name],
    paymentAccounts: house.accounts,
  }
  const deps = { config, sign: () => '', clock: () => now }
  const [provider] = paymentProviders(config, () => deps)
  if (!provider?.online) throw new Error(`${house.name} is no house.`)
  return { config, provider }
}

async function started(house: House, attemptId?: string) {
  const { provider } = shop(house)
  const request = { ...paymentRequest(house), ...(attemptId ? { attemptId } : {}) }
  const answer = await provider.start(request)
  expect(house.faults).toEqual([])
  if (!('redirectUrl' in answer)) throw new Error('No page was opened.')
  const { providerRef: ref, redirectUrl } = answer
  return { provider, request, ref, redirectUrl }
}

async function paid(house: House, attemptId?: string) {
  const payment = await started(house, attemptId)
  house.pay(payment.ref)
  // Some wait for the nod that a reading gives.
  await payment.provider.read(payment.ref)
  return payment
}

/** As a webhook is read: an error is a refusal. */
async function read(provider: OnlineProvider, word: SentWord): Promise<WebhookWord | undefined> {
  try {
    const said = await provider.parseWebhook({ ...word, ip: '127.0.0.1', now })
    return said === 'unheeded' ? undefined : said
  } catch {
    return undefined
  }
}

test.each([
  ['tabby', tabbyHouse],
  ['tamara', tamaraHouse],
] as const)('%s is told of store credit so that its form adds up', async (_, open) => {
  using house = await open()
  const { provider } = shop(house)
  const asked = paymentRequest(house)
  const credit = 18_500
  const request = { ...asked, credit, amount: asked.amount - credit }
  const answer = await provider.start(request)
  expect(house.faults).toEqual([])
  const ref = 'redirectUrl' in answer ? answer.providerRef : ''
  expect((await provider.read(ref)).amount).toBe(100_000)
  const pieces = asked.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  const off = request.discount + request.credit
  expect(pieces + request.shipping - off).toBe(request.amount)
  const sent = house.calls.map(({ rawBody }) => rawBody).join('\n')
  // Of the delivery Tamara is told its own share.
  const told = house.name === 'tabby' ? /"discount_amount":"265\.00"/ : /"amount":\{"amount":261\.1/
  expect(sent).toMatch(told)
})
