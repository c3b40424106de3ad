import type { NotificationTopic, NoticePage } from '@rimal/contract/notification-topics'
import type { Text } from '@rimal/contract/language'
import type { Tx } from '../../../db/transact.ts'
import { lockCustomer } from '../../../db/lock-customer.ts'
import { notificationChannel } from './live-notifications.ts'
import { announceNotifications, insertNotification } from './notifications.sql.ts'
import { wantedChannels } from './preferences.ts'
import { type Device, devicesOf } from './push/devices.ts'

type NewNotification = {
  customerId: string
  dedupKey: string
  kind: string
  topic: NotificationTopic
  title: Text
  body: Text
  page: NoticePage
  orderId: string | null
  at: Date
}

/**
 * Adds a notification for the customer unless the customer has switched the topic off; returns the devices that are
 * to show it. Call it only within the job's own transaction: the announcement makes commits wait for each other.
 */
export async function addNotification(
  tx: Tx,
  { at, ...update }: NewNotification,
): Promise<Device[]> {
  const { customerId, topic } = update
  // The lock makes the customer's notifications appear in the order of their positions.
  if (!(await lockCustomer(tx, customerId))) return []
  const wants = await wantedChannels(tx, customerId, topic)
  if (wants.app && (await insertNotification(tx, { ...update, createdAt: at }))) {
    await announceNotifications(tx, notificationChannel, customerId)
  }
  return wants.push ? devicesOf(tx, customerId, at) : []
}
