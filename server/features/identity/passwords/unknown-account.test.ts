import { afterAll, expect, test, vi } from 'vitest'

// The library itself runs; the mock only records its calls. Test files share their modules, so this file loads its
// own.
vi.resetModules()
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) }
})

afterAll(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

const argon2 = await import('@node-rs/argon2')
const { customerOf, resetLimits } = await import('../../../test/identity-fixtures.ts')
const { testShop } = await import('../../../test/test-shop.ts')

const password = 'three blue camels'

test('without an account or a password a hash of the same cost is compared, so that timing reveals nothing', async () => {
  await using shop = await testShop()
  await customerOf(shop, { email: 'mariam@example.com', password })
  await customerOf(shop, { email: 'code-only@example.com' })
  const right = { contact: 'mariam@example.com', password }
  expect((await shop.call('POST identity/log-in', { body: right })).errorCode).toBe(0)
  const verify = vi.mocked(argon2.verify)
  const costs: unknown[] = []
  for (const contact of [
    'mariam@example.com',
    'code-only@example.com',
    'nobody@example.com',
    '+971501234567',
  ]) {
    await resetLimits(shop)
    verify.mockClear()
    const body = { contact, password: 'four blue camels' }
    expect(await shop.call('POST identity/log-in', { body })).toMatchObject({ errorCode: 107 })
    expect(verify).toHaveBeenCalledTimes(1)
    expect(await verify.mock.results[0]?.value).toBe(false)
    const { memoryCost, timeCost, parallelism } = argon2.parseOptions(
      String(verify.mock.calls[0]?.[0]),
    )
    costs.push({ memoryCost, timeCost, parallelism })
  }
  expect(costs).toEqual(
    Array.from({ length: 4 }, () => ({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })),
  )
})
