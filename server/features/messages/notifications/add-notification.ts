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
 * A line of her notifications, unless she wants none of the topic; answers the devices that are to show
 * it. Within the job's own transaction only: the announcement makes commits wait for each other.
 */
export async function addNotification(
  tx: Tx,
  { at, ...update }: NewNotification,
): Promise<Device[]> {
  const { customerId, topic } = update
  // Her lines come in the order of their positions.
  if (!(await lockCustomer(tx, customerId))) return []
  const wants = await wantedChannels(tx, customerId, topic)
  if (wants.app && (await insertNotification(tx, { ...update, createdAt: at }))) {
    await announceNotifications(tx, notificationChannel, customerId)
  }
  return wants.push ? devicesOf(tx, customerId, at) : []
}
