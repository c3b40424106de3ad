import { mayDo, type Permission } from '@rimal/contract/permissions'
import type { AuditKind } from '@rimal/contract/staff/audit-kinds'
import { expect, test } from 'vitest'
import { auditPlace } from './audit-places.ts'

const placeOf = (action: string, kind: AuditKind, subject: string) =>
  auditPlace({ action: `staff/${action}`, subject, about: { kind } }, (permission) =>
    mayDo('owner', permission),
  )

test.each([
  ['move-groups', 'groups', 'fabrics', '/catalogue?kind=fabrics'],
  ['move-banners', 'banners', 'banners', '/content/banners'],
  ['close-discrepancy', 'discrepancy', 'tap chg_1', '/money'],
  ['order-connections', 'connections', 'payment', '/settings/connections'],
  ['save-page', 'page', 'about', '/content/pages/about'],
] as const)('a row of %s leads to the page of its subject', (action, kind, subject, place) => {
  expect(placeOf(action, kind, subject)).toBe(place)
})

test.each([
  ['delete-page', 'page'],
  ['delete-banner', 'banner'],
  ['delete-size-chart', 'chart'],
  ['erase-customer', 'customer'],
] as const)('a row of %s leads nowhere', (action, kind) => {
  expect(placeOf(action, kind, 'gone')).toBeNull()
})

test('whoever may read the content is led to its pages, and not to its menus', () => {
  const can = (permission: Permission) => mayDo('read_only', permission)
  const at = (kind: AuditKind) =>
    auditPlace({ action: 'staff/any', subject: 'about', about: { kind } }, can)
  expect([at('page'), at('home')]).toEqual(['/content/pages/about', '/content/home'])
  expect([at('menus'), at('banner')]).toEqual([null, null])
})
