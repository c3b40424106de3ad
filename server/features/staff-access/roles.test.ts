import { api } from '@rimal/contract/api'
import type { Endpoint } from '@rimal/contract/endpoint'
import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { sendInput } from '../../test/access/send.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

const endpoints = Object.values<Endpoint>(api).filter(({ access }) => access === 'staff')

test.each(staffRoles)(
  'the role %s may make the calls of its permissions, and no other',
  async (role) => {
    await using shop = await testShop()
    const { guest, token } = await staffOf(shop, { role })
    const me = { ...guest, headers: { authorization: `Bearer ${token}` } }
    const allowed: Record<string, boolean> = {}
    const expected: Record<string, boolean> = {}
    for (const { method, path, permission = 'any' } of endpoints) {
      const address = `${method} ${path}`
      // Nothing that is sent fits: a call that is allowed is refused as malformed, and any other one before that.
      const params = Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '%20']),
      )
      const { status } = await sendInput(
        shop,
        address,
        { params, query: { junk: '1' }, body: { junk: 1 } },
        me,
      )
      expect([400, 403, 404]).toContain(status)
      allowed[address] = status !== 403
      expected[address] = permission === 'any' || mayDo(role, permission)
    }
    expect(allowed).toEqual(expected)
  },
)
