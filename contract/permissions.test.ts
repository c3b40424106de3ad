import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { mayDo, mayGive, permissions, type StaffRole, staffRoles } from './permissions.ts'

test('the owner has every permission, and may give every role', () => {
  const all = Object.keys(permissions) as (keyof typeof permissions)[]
  expect(all.filter((permission) => !mayDo('owner', permission))).toEqual([])
  expect(staffRoles.filter((role) => !mayGive('owner', role))).toEqual([])
})

test.each<[StaffRole, StaffRole[]]>([
  ['manager', ['manager', 'sales', 'workshop', 'warehouse', 'content', 'accountant', 'read_only']],
  ['sales', ['sales']],
  ['workshop', ['workshop']],
  ['warehouse', ['workshop', 'warehouse']],
  ['content', ['content']],
  ['accountant', ['accountant']],
  ['read_only', ['read_only']],
])('%s could give no role with a permission that the own role lacks', (own, givable) => {
  expect(staffRoles.filter((role) => mayGive(own, role))).toEqual(givable)
})

test('who only reads may make no call that changes something, but for the own account', () => {
  const changing = Object.values<Endpoint>(api).filter(
    ({ method, permission }) =>
      method === 'POST' &&
      permission !== undefined &&
      permission !== 'any' &&
      mayDo('read_only', permission),
  )
  expect(changing.map(({ path }) => path)).toEqual([])
})
