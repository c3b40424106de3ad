import { and, eq } from 'drizzle-orm'
import type { NotificationChannel, NotificationTopic } from '@rimal/contract/notification-topics'
import type { Queries } from '../../../db/connect.ts'
import { notificationPreferences } from '../../../db/tables/notifications.ts'

export type Choice = { topic: NotificationTopic; channel: NotificationChannel; wanted: boolean }

/** Lists the choices in which the customer differs from the shop's defaults. */
export async function listChoices(
  db: Queries,
  customerId: string,
  topic?: NotificationTopic,
): Promise<Choice[]> {
  const { topic: ofTopic, channel, wanted } = notificationPreferences
  return db
    .select({ topic: ofTopic, channel, wanted })
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.customerId, customerId),
        topic === undefined ? undefined : eq(ofTopic, topic),
      ),
    )
}

export async function saveChoice(db: Queries, customerId: string, choice: Choice): Promise<void> {
  const { customerId: whose, topic, channel } = notificationPreferences
  await db
    .insert(notificationPreferences)
    .values({ customerId, ...choice })
    .onConflictDoUpdate({ target: [whose, topic, channel], set: { wanted: choice.wanted } })
}
