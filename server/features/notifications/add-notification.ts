import type { NewsTopic, NoticePage } from '@rimal/contract/news'
import type { Text } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import { lockCustomer } from '../../db/lock-customer.ts'
import { newsChannel } from './live-news.ts'
import { announceNews, insertNotification } from './notifications.sql.ts'
import { wantedWays } from './preferences.ts'
import { type Device, devicesOf } from './push/devices.ts'

type News = {
  customerId: string
  dedupKey: string
  kind: string
  topic: NewsTopic
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
export async function addNotification(tx: Queries, { at, ...news }: News): Promise<Device[]> {
  const { customerId, topic } = news
  // Her lines come in the order of their positions.
  if (!(await lockCustomer(tx, customerId))) return []
  const wants = await wantedWays(tx, customerId, topic)
  if (wants.app && (await insertNotification(tx, { ...news, createdAt: at }))) {
    await announceNews(tx, newsChannel, customerId)
  }
  return wants.push ? devicesOf(tx, customerId, at) : []
}
