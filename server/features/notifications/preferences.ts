import {
  type NewsChannel,
  type NewsTopic,
  newsChannels,
  newsTopics,
  topicsAlwaysByEmail,
} from '@rimal/contract/news'
import type { Preferences } from '@rimal/contract/notifications'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { type Choice, listChoices, saveChoice } from './preferences.sql.ts'
import { findVapidKeys } from './push/find-vapid-keys.ts'

/** All topics in all ways; she hears of everything until she says otherwise. */
export async function getPreferences(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
): Promise<Preferences> {
  const choices = await listChoices(db, customerId)
  const { publicKey } = await findVapidKeys(db)
  return {
    preferences: newsTopics.flatMap((topic) =>
      newsChannels.map((channel) => {
        const always = isAlways({ topic, channel })
        return { topic, channel, wanted: always || isWanted(choices, { topic, channel }), always }
      }),
    ),
    pushKey: publicKey,
  }
}

export async function savePreference(
  deps: Pick<Deps, 'db'>,
  { customerId, ...choice }: Choice & { customerId: string },
): Promise<Preferences> {
  if (isAlways(choice) && !choice.wanted) {
    throw new ShopError('invalid_input', { wanted: 'malformed' })
  }
  await saveChoice(deps.db, customerId, choice)
  return getPreferences(deps, customerId)
}

/** The ways in which she hears of a topic, as she chose. */
export async function wantedWays(
  db: Queries,
  customerId: string,
  topic: NewsTopic,
): Promise<Record<NewsChannel, boolean>> {
  const choices = await listChoices(db, customerId, topic)
  const wants = (channel: NewsChannel) => isWanted(choices, { topic, channel })
  return { app: wants('app'), email: wants('email'), push: wants('push') }
}

type Way = Pick<Choice, 'topic' | 'channel'>

function isWanted(choices: Choice[], { topic, channel }: Way): boolean {
  const choice = choices.find((made) => made.topic === topic && made.channel === channel)
  return choice?.wanted ?? true
}

function isAlways({ topic, channel }: Way): boolean {
  const topics: readonly NewsTopic[] = topicsAlwaysByEmail
  return channel === 'email' && topics.includes(topic)
}
