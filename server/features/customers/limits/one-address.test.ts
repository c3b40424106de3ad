import { expect, test } from 'vitest'
import { customerOf, latestCode, wrongCode } from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'
const password = 'three blue camels'
type Guest = ReturnType<TestShop['guest']>

/** With the limits of the table alone: the guard of the minute goes by the clock on the wall. */
async function limitedShop() {
  const shop = await testShop({ trustProxy: ['127.0.0.1'] })
  shop.deps.config.rateLimits = true
  return shop
}

/** Machines of one household: the limits see all of them as one address. */
const near = (number: number) => ({ 'x-forwarded-for': `2001:db8:0:1::${number.toString(16)}` })
/** Machines that have nothing in common. */
const far = (number: number) => ({ 'x-forwarded-for': `${20 + number}.${number}.0.1` })

/** Minutes after eight o'clock. */
function at(shop: TestShop, minutes: number) {
  shop.setClock(new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString())
}

/** A code that somebody else has asked for, elsewhere. */
async function codeFor(shop: TestShop, contact: string, headers: Record<string, string>) {
  const body = { contact, purpose: 'login' } as const
  const { result } = await shop.call('POST identity/send-code', { body, headers })
  return { challengeId: result.challengeId, ...(await latestCode(shop, contact)) }
}

/** Guesses once at the code of a separate contact, and returns the answer. */
async function guess(shop: TestShop, number: number) {
  const { challengeId, code } = await codeFor(shop, `a${number}@example.com`, far(number))
  return tryCode(shop.guest(), { challengeId, code: wrongCode(code) }, near(number))
}

function tryCode(
  guest: Guest,
  { challengeId, code }: { challengeId: string; code: string },
  headers: Record<string, string>,
) {
  return guest.call('POST identity/check-code', { body: { challengeId, code }, headers })
}

function logIn(guest: Guest, body: { contact: string; password: string }, number: number) {
  return guest.call('POST identity/log-in', { body, headers: near(number) })
}

/** Creates a customer with an account, and clears all counters of the registration. */
async function withAccount(shop: TestShop) {
  const customer = await customerOf(shop, { password })
  await shop.deps.pool.query('delete from limit_counters')
  return customer
}

test('one address guesses thirty codes an hour, at however many contacts, and then long ones only', async () => {
  await using shop = await limitedShop()
  const customer = await withAccount(shop)
  at(shop, 0)
  for (let number = 0; number < 30; number++) {
    expect((await guess(shop, number)).errorCode).toBe(102)
  }
  expect(await guess(shop, 30)).toMatchObject({ status: 200, errorCode: 105 })
  const right = await codeFor(shop, email, far(40))
  expect(await tryCode(shop.guest(), right, near(40))).toMatchObject({ errorCode: 105 })
  at(shop, 1)
  const long = await codeFor(shop, email, near(40))
  expect(long.code).toHaveLength(8)
  expect((await tryCode(shop.guest(), long, near(40))).result.next).toBe('logged-in')
  at(shop, 2)
  const own = await codeFor(shop, email, far(41))
  expect((await tryCode(customer.guest, own, near(41))).result.next).toBe('logged-in')
  at(shop, 60)
  expect((await guess(shop, 31)).errorCode).toBe(102)
})

test.each([
  ['password', 1],
  // As often as links are sent to one contact.
  ['link', 6],
] as const)(
  'a login by %s between guesses at other contacts does not reset the count of guesses',
  async (option, every) => {
    await using shop = await limitedShop()
    await withAccount(shop)
    const loggedIn: number[] = []
    for (let number = 0; number < 30; number++) {
      at(shop, Math.floor(number / 6))
      expect((await guess(shop, number)).errorCode).toBe(102)
      if (number % every === 0) loggedIn.push((await loginBy(shop, option, number)).errorCode)
    }
    expect(loggedIn).toEqual(Array(30 / every).fill(0))
    expect(await guess(shop, 30)).toMatchObject({ status: 200, errorCode: 105 })
  },
)

async function loginBy(shop: TestShop, option: 'password' | 'link', number: number) {
  if (option === 'password') return logIn(shop.guest(), { contact: email, password }, number)
  const { challengeId, secret } = await codeFor(shop, email, far(100 + number))
  return tryCode(shop.guest(), { challengeId, code: secret }, near(number))
}

test('a right code clears its own try and no other', async () => {
  await using shop = await limitedShop()
  await withAccount(shop)
  at(shop, 0)
  for (let number = 0; number < 29; number++) await guess(shop, number)
  for (const minute of [1, 2, 3]) {
    at(shop, minute)
    const right = await codeFor(shop, email, far(40 + minute))
    expect((await tryCode(shop.guest(), right, near(minute))).errorCode).toBe(0)
  }
  expect((await guess(shop, 29)).errorCode).toBe(102)
  expect((await guess(shop, 30)).errorCode).toBe(105)
})

test('one address tries thirty wrong passwords an hour, and known devices behind it go on', async () => {
  await using shop = await limitedShop()
  const customer = await withAccount(shop)
  at(shop, 0)
  const tryWrong = (number: number) =>
    logIn(shop.guest(), { contact: `a${number}@example.com`, password: 'wrong' }, number)
  for (let number = 0; number < 30; number++) {
    expect((await tryWrong(number)).errorCode).toBe(107)
    if (number % 3 === 0) await logIn(customer.guest, { contact: email, password }, number)
  }
  expect(await tryWrong(30)).toMatchObject({ status: 429, errorCode: 108, retryAfter: 3600 })
  const right = { contact: email, password }
  expect(await logIn(shop.guest(), right, 31)).toMatchObject({ status: 429, errorCode: 108 })
  expect((await logIn(customer.guest, right, 32)).errorCode).toBe(0)
})

test('guesses at short codes of one contact are five an hour and ten a day, from however many networks', async () => {
  await using shop = await limitedShop()
  await withAccount(shop)
  const answers: number[] = []
  for (const minute of [0, 1, 60, 61, 121]) {
    at(shop, minute)
    const { challengeId, code } = await codeFor(shop, email, far(minute))
    for (const by of [1, 2, 3]) {
      const body = { challengeId, code: wrongCode(code, by) }
      const from = far(3 * answers.length + by)
      answers.push((await tryCode(shop.guest(), body, from)).errorCode)
    }
  }
  expect(answers).toEqual([
    102, 102, 116, 102, 102, 105, 102, 102, 116, 102, 102, 105, 102, 102, 116,
  ])
})

test('two codes that are guessed at side by side are five guesses together', async () => {
  await using shop = await limitedShop()
  await withAccount(shop)
  const codes: Awaited<ReturnType<typeof codeFor>>[] = []
  for (const minute of [0, 1]) {
    at(shop, minute)
    codes.push(await codeFor(shop, email, far(minute)))
  }
  const answers = await Promise.all(
    codes.flatMap(({ challengeId, code }, which) =>
      [1, 2, 3].map(async (by) => {
        const body = { challengeId, code: wrongCode(code, by) }
        return (await tryCode(shop.guest(), body, far(10 * which + by))).errorCode
      }),
    ),
  )
  expect(answers.filter((answer) => answer === 105)).toHaveLength(1)
  expect(answers.filter((answer) => answer === 102 || answer === 116)).toHaveLength(5)
})
