import type { Notification } from '@rimal/contract/notifications'
import { expect, test } from 'vitest'
import { type Listed, renew } from './merge-lists.ts'

/** `5*` is an unread one. */
function listed(text: string, hasMore: boolean): Listed {
  const notifications = text.split(' ').map((one): Notification => ({
    notificationId: one.replace('*', ''),
    topic: 'orders',
    title: one,
    body: one,
    page: 'order-details',
    orderId: null,
    at: '2026-11-21T08:00:00Z',
    isRead: !one.endsWith('*'),
  }))
  return { notifications, hasMore }
}

const said = ({ notifications, hasMore }: Listed) =>
  `${notifications.map(({ notificationId, isRead }) => `${notificationId}${isRead ? '' : '*'}`).join(' ')}${hasMore ? ' …' : ''}`

test.each([
  ['nothing yet', null, listed('5 4', true), '5 4 …'],
  ['a page, with a new one', listed('4 3', true), listed('5* 4', true), '5* 4 3 …'],
  ['all pages', listed('4 3 2 1', false), listed('5* 4', true), '5* 4 3 2 1'],
  ['one that was read elsewhere', listed('4* 3* 2 1', true), listed('4 3', true), '4 3 2 1 …'],
  ['much that came between', listed('4 3 2 1', false), listed('9 8', true), '9 8 …'],
  ['just next to it', listed('4 3', true), listed('6 5', true), '6 5 …'],
  ['all there are', listed('4 3 2', true), listed('4 3', false), '4 3'],
])('%s: the first page is renewed', (_, earlier, fresh, now) => {
  expect(said(renew(earlier, fresh))).toBe(now)
})
