import {
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
  topicsAlwaysByEmail,
} from '@rimal/contract/notification-topics'
import type { Preferences } from '@rimal/contract/notifications'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type Choice, listChoices, saveChoice } from './preferences.sql.ts'
import { servicesOf } from './push/app/open-app-push.ts'
import { findVapidKeys } from './push/find-vapid-keys.ts'

/** Returns what the customer prefers, and what a browser and the app need for push notifications. */
export async function getPreferences(
  { db, appPush }: Pick<Deps, 'db' | 'appPush'>,
  customerId: string,
): Promise<Preferences> {
  const preferences = await listPreferences(db, customerId)
  const { publicKey } = await findVapidKeys(db)
  return { preferences, pushKey: publicKey, appPush: servicesOf(appPush) }
}

/** Lists all topics in all channels; each is on until the customer switches it off. */
export async function listPreferences(
  db: Queries,
  customerId: string,
): Promise<Preferences['preferences']> {
  const choices = await listChoices(db, customerId)
  return notificationTopics.flatMap((topic) =>
    notificationChannels.map((channel) => {
      const always = isAlways({ topic, channel })
      return { topic, channel, wanted: always || isWanted(choices, { topic, channel }), always }
    }),
  )
}

export async function savePreference(
  deps: Pick<Deps, 'db' | 'appPush'>,
  { customerId, ...choice }: Choice & { customerId: string },
): Promise<Preferences> {
  if (isAlways(choice) && !choice.wanted) {
    throw new ShopError('invalid_input', { wanted: 'malformed' })
  }
  await saveChoice(deps.db, customerId, choice)
  return getPreferences(deps, customerId)
}

/** Returns the channels in which the customer wants to be informed of a topic. */
export async function wantedChannels(
  db: Queries,
  customerId: string,
  topic: NotificationTopic,
): Promise<Record<NotificationChannel, boolean>> {
  const choices = await listChoices(db, customerId, topic)
  const wants = (channel: NotificationChannel) => isWanted(choices, { topic, channel })
  return { app: wants('app'), email: wants('email'), push: wants('push') }
}

type PreferenceKey = Pick<Choice, 'topic' | 'channel'>

function isWanted(choices: Choice[], { topic, channel }: PreferenceKey): boolean {
  const choice = choices.find((made) => made.topic === topic && made.channel === channel)
  return choice?.wanted ?? true
}

function isAlways({ topic, channel }: PreferenceKey): boolean {
  const topics: readonly NotificationTopic[] = topicsAlwaysByEmail
  return channel === 'email' && topics.includes(topic)
}
