import { expect, test } from 'vitest'
import { customerOf, resetLimits, latestCode, wrongCode } from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'
type Guest = ReturnType<TestShop['guest']>

/** Minutes after eight o'clock. */
function at(shop: TestShop, minutes: number) {
  shop.setClock(new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString())
}

function send(guest: Pick<Guest, 'call'>, contact = email, headers = {}) {
  return guest.call('POST identity/send-code', { body: { contact, purpose: 'login' }, headers })
}

/** Requests a code and makes wrong guesses at it; returns the answer to each guess. */
async function guessWrong(shop: TestShop, guest: Guest, tries: number, contact = email) {
  const { result } = await send(guest, contact)
  const { code } = await latestCode(shop, contact)
  const answers: number[] = []
  for (let number = 1; number <= tries; number++) {
    const body = { challengeId: result.challengeId, code: wrongCode(code, number) }
    answers.push((await guest.call('POST identity/check-code', { body })).errorCode)
  }
  return answers
}

async function tryRight(shop: TestShop, guest: Guest, contact = email) {
  const { result } = await send(guest, contact)
  const { code } = await latestCode(shop, contact)
  const body = { challengeId: result.challengeId, code }
  return guest.call('POST identity/check-code', { body })
}

test('a minute passes between two codes, five go out in an hour and ten in a day', async () => {
  await using shop = await testShop()
  at(shop, 0)
  expect((await send(shop)).errorCode).toBe(0)
  shop.setClock('2026-11-21T08:00:20Z')
  const early = await send(shop)
  expect(early).toMatchObject({ status: 429, errorCode: 103, retryAfter: 40 })
  expect(early.headers.get('retry-after')).toBe('40')
  for (const minute of [1, 2, 3, 4]) {
    at(shop, minute)
    expect((await send(shop)).errorCode).toBe(0)
  }
  at(shop, 5)
  expect(await send(shop)).toMatchObject({ errorCode: 104, retryAfter: 55 * 60 })
  for (const minute of [60, 61, 62, 63, 64]) {
    at(shop, minute)
    expect((await send(shop)).errorCode).toBe(0)
  }
  at(shop, 200)
  expect(await send(shop)).toMatchObject({
    status: 429,
    errorCode: 104,
    retryAfter: 24 * 3600 - 200 * 60,
  })
  expect((await send(shop, 'other@example.com')).errorCode).toBe(0)
  at(shop, 24 * 60)
  expect((await send(shop)).errorCode).toBe(0)
})

test('a known and an unknown contact are limited alike, and so are all writings of one', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await resetLimits(shop)
  at(shop, 0)
  for (const contact of [email, 'nobody@gmail.com']) {
    expect((await send(shop, contact)).errorCode).toBe(0)
    expect(await send(shop, contact)).toMatchObject({ status: 429, errorCode: 103 })
  }
  expect(await send(shop, 'no.body+1@googlemail.com')).toMatchObject({ errorCode: 103 })
  for (const sign of ['\u200b', '\u200d', '\ufeff', '\u202e', '\u3164']) {
    expect(await send(shop, `mar${sign}iam@example.com`)).toMatchObject({ errorCode: 103 })
  }
  expect((await send(shop, '0501234567')).errorCode).toBe(0)
  expect(await send(shop, '+971 50 123 4567')).toMatchObject({ errorCode: 103 })
})

test('codes asked for at once are one', async () => {
  await using shop = await testShop()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(shop)))
  expect(answers.filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
})

test('short codes are guessed at five times in an hour and ten in a day, then codes are long', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await resetLimits(shop)
  const stranger = shop.guest()
  at(shop, 0)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 116])
  at(shop, 1)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 105])
  at(shop, 2)
  expect((await send(shop)).result.digits).toBe(8)
  at(shop, 60)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 116])
  at(shop, 61)
  expect(await guessWrong(shop, stranger, 3)).toEqual([102, 102, 105])
  at(shop, 121)
  expect((await send(shop)).result.digits).toBe(8)
  at(shop, 24 * 60)
  expect((await send(shop)).result.digits).toBe(4)
})

test('a right code clears the wrong tries of the same code and of no other code', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await resetLimits(shop)
  const lasting = async () => {
    const { rows } = await shop.deps.pool.query(
      "select count from limit_counters where ends_at > '2100-01-01'",
    )
    return rows[0]?.count
  }
  at(shop, 0)
  await guessWrong(shop, shop.guest(), 2)
  at(shop, 60)
  const { result } = await send(shop)
  const { code } = await latestCode(shop, email)
  const check = (typed: string) =>
    shop.call('POST identity/check-code', {
      body: { challengeId: result.challengeId, code: typed },
    })
  await check(wrongCode(code))
  expect(await lasting()).toBe(3)
  expect((await check(code)).errorCode).toBe(0)
  expect(await lasting()).toBe(2)
})

test('twenty guesses at an account make codes long for strange devices, for good, and lock nobody out', async () => {
  await using shop = await testShop()
  const owner = await customerOf(shop, { password: 'three blue camels' })
  await resetLimits(shop)
  let guesses = 0
  for (let day = 0; day < 4; day++) {
    for (const minute of [0, 1, 60, 61]) {
      at(shop, day * 24 * 60 + minute)
      const answers = await guessWrong(shop, shop.guest(), 3)
      guesses += answers.filter((answer) => answer === 102 || answer === 116).length
    }
  }
  // Guesses at long codes are not counted among the twenty.
  const { rows } = await shop.deps.pool.query(
    "select count from limit_counters where ends_at > '2100-01-01'",
  )
  expect(rows).toEqual([{ count: 20 }])
  expect(guesses).toBeGreaterThan(20)

  at(shop, 300 * 24 * 60)
  const { result } = await send(shop)
  expect(result.digits).toBe(8)
  const { code } = await latestCode(shop, email)
  expect(code).toMatch(/^\d{8}$/)
  const body = { challengeId: result.challengeId, code }
  expect((await shop.call('POST identity/check-code', { body })).result.next).toBe('logged-in')

  at(shop, 300 * 24 * 60 + 1)
  expect((await send(owner.guest)).result.digits).toBe(4)
  at(shop, 300 * 24 * 60 + 2)
  expect((await tryRight(shop, shop.guest())).result.next).toBe('logged-in')
})

test('a short code that was sent before the guesses is refused, and a longer one is sent instead', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  await resetLimits(shop)
  at(shop, 0)
  const { result } = await send(shop)
  const { code } = await latestCode(shop, email)
  await shop.deps.pool.query('delete from limit_counters')
  await guessWrong(shop, shop.guest(), 3)
  at(shop, 1)
  await guessWrong(shop, shop.guest(), 3)
  const body = { challengeId: result.challengeId, code }
  const refused = await shop.call('POST identity/check-code', { body })
  expect(refused).toMatchObject({ status: 200, errorCode: 105 })
  at(shop, 2)
  expect((await tryRight(shop, shop.guest())).result.next).toBe('logged-in')
})

test('a stranger who uses up the codes of a contact does not use up those of its owner', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  await resetLimits(shop)
  for (const minute of [0, 1, 2, 3, 4]) {
    at(shop, minute)
    await send(shop)
  }
  at(shop, 5)
  expect(await send(shop)).toMatchObject({ errorCode: 104 })
  expect((await tryRight(shop, customer.guest)).result.next).toBe('logged-in')
  const forged = shop.guest()
  const [id = ''] = (customer.guest.cookies.get('device') ?? '').split('.')
  forged.cookies.set('device', `${id}.${'0'.repeat(64)}`)
  expect(await send(forged)).toMatchObject({ errorCode: 104 })
  const otherContact = shop.guest()
  otherContact.cookies.set('device', customer.guest.cookies.get('device') ?? '')
  await send(otherContact, 'other@example.com')
  expect(await send(shop, 'other@example.com')).toMatchObject({ errorCode: 103 })
})

test('one address gets ten codes an hour, whatever it says of itself', async () => {
  await using shop = await testShop({ rateLimits: true })
  for (let number = 0; number < 10; number++) {
    const headers = { 'x-forwarded-for': `198.51.100.${number}` }
    expect((await send(shop, `a${number}@example.com`, headers)).errorCode).toBe(0)
  }
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  expect(await send(shop, 'b@example.com', headers)).toMatchObject({ status: 429, errorCode: 104 })
})

test("behind a trusted proxy the limits count the caller's own address and network", async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const ask = (ip: string, contact: string) => send(shop, contact, { 'x-forwarded-for': ip })
  for (let number = 0; number < 10; number++) await ask('198.51.100.1', `a${number}@example.com`)
  expect(await ask('198.51.100.1', 'b@example.com')).toMatchObject({ errorCode: 104 })
  expect((await ask('198.51.100.2', 'b@example.com')).errorCode).toBe(0)
  await shop.deps.pool.query('update limit_counters set count = 60 where count = 11')
  expect(await ask('198.51.100.3', 'c@example.com')).toMatchObject({ errorCode: 104 })
  expect((await ask('203.0.113.1', 'c@example.com')).errorCode).toBe(0)
})

test('numbers that differ in their end only share ten codes an hour', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const ask = (number: number) =>
    send(shop, `+97150123${4000 + number}`, { 'x-forwarded-for': `198.51.${number}.1` })
  for (let number = 0; number < 10; number++) expect((await ask(number)).errorCode).toBe(0)
  expect(await ask(10)).toMatchObject({ status: 429, errorCode: 104 })
})

test('one guess at each of many accounts makes codes long for strange devices, and locks nobody out', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  await resetLimits(shop)
  at(shop, 0)
  for (let number = 0; number < 60; number++) {
    await guessWrong(shop, shop.guest(), 1, `a${number}@example.com`)
  }
  const { result } = await send(shop, 'b@example.com')
  const { code } = await latestCode(shop, 'b@example.com')
  expect(code).toHaveLength(8)
  const body = { challengeId: result.challengeId, code }
  expect((await shop.call('POST identity/check-code', { body })).result.next).toBe('register')
  expect((await send(customer.guest)).result.digits).toBe(4)
  at(shop, 60)
  expect((await send(shop, 'c@example.com')).result.digits).toBe(4)
})

test('where many wrong codes are usual, more of them are borne', async () => {
  await using shop = await testShop()
  at(shop, 0)
  await shop.deps.pool.query(
    `insert into limit_counters select 'wrong-codes:usual-' || n, 40, '2026-11-28' from generate_series(1, 100) n`,
  )
  await shop.deps.pool.query(
    `insert into limit_counters values ('wrong-codes:2026-11-21T08', 119, '2026-11-28')`,
  )
  expect((await send(shop, 'a@example.com')).result.digits).toBe(4)
  await guessWrong(shop, shop.guest(), 1, 'b@example.com')
  expect((await send(shop, 'c@example.com')).result.digits).toBe(8)
})

test('an attack that lasts for weeks does not become the usual number', async () => {
  await using shop = await testShop()
  at(shop, 0)
  await shop.deps.pool.query(
    `insert into limit_counters select 'wrong-codes:usual-' || n, 600, '2026-11-28' from generate_series(1, 168) n`,
  )
  await shop.deps.pool.query(
    `insert into limit_counters values ('wrong-codes:2026-11-21T08', 240, '2026-11-28')`,
  )
  expect((await send(shop, 'a@example.com')).result.digits).toBe(8)
})

test('one network asks for three codes of a contact in an hour, and leaves the others to its owner', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const ask = (ip: string) => send(shop, email, { 'x-forwarded-for': ip })
  for (const minute of [0, 1, 2]) {
    at(shop, minute)
    expect((await ask(`198.51.100.${minute}`)).errorCode).toBe(0)
  }
  at(shop, 3)
  expect(await ask('198.51.100.3')).toMatchObject({ status: 429, errorCode: 104 })
  expect((await ask('203.0.113.1')).errorCode).toBe(0)
})

test('no text message goes to a landline, another country, or a number that nobody has', async () => {
  await using shop = await testShop()
  for (const number of ['+97143550132', '+447911123456', '+12025550123']) {
    expect(await send(shop, number)).toMatchObject({ status: 200, errorCode: 106 })
  }
  expect((await send(shop, '+971501234')).status).toBe(400)
  const { rows } = await shop.deps.pool.query('select from outbox')
  expect(rows).toEqual([])
})

test('in production codes go to phones only where somebody sends them', async () => {
  await using shop = await testShop({ production: true })
  expect(await send(shop, '+971501234567')).toMatchObject({ status: 200, errorCode: 106 })
  expect((await send(shop, email)).errorCode).toBe(0)
})
