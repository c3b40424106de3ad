import {
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
} from '@rimal/contract/notification-topics'
import type { Preferences } from '@rimal/contract/notifications'
import { call, tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { attempt } from '../../../ui/toast.tsx'
import { useResource } from '../../../ui/resource/use-resource.ts'
import { Device } from './device.tsx'
import { Tick } from './tick.tsx'

const askPreferences = (signal: AbortSignal) =>
  call('GET notifications/get-preferences', { signal })

/** The channels for each topic, and whether this browser shows notifications. */
export function Channels() {
  const { t } = useWords()
  const { result: own, change, failed, load } = useResource('preferences', askPreferences)

  async function choose(choice: Choice) {
    const put = (now: Choice) => change((own) => withChoice(own, now))
    put(choice)
    const reply = await tryCall('POST notifications/save-preference', { body: choice })
    if (reply?.result) return undefined
    put({ ...choice, wanted: !choice.wanted })
    return reply
  }

  const press = (choice: Choice) =>
    void attempt(`notify of ${choice.topic} by ${choice.channel}`, () => choose(choice))

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-h3">{t('notification_channels')}</h2>
        <p className="text-ink-2">{t('notification_channels_text')}</p>
        {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
        {!own && !failed && <Skeleton className="h-80" />}
        {own && (
          <>
            <div className="pt-2">
              {notificationTopics.map((topic) => (
                <fieldset key={topic} className="border-t border-rule py-3">
                  <legend className="float-start w-full pb-1">
                    {t(`notification_topic_${topic}`)}
                  </legend>
                  <div className="clear-both flex flex-wrap gap-x-6">
                    {notificationChannels.map((channel) => {
                      const { wanted, always } = choiceOf(own, topic, channel)
                      return (
                        <Tick
                          key={channel}
                          label={t(`notification_channel_${channel}`)}
                          checked={wanted}
                          disabled={always}
                          onChange={(now) => press({ topic, channel, wanted: now })}
                        />
                      )
                    })}
                  </div>
                </fieldset>
              ))}
            </div>
            <p className="text-small text-ink-2">{t('notification_always')}</p>
          </>
        )}
      </div>
      {own && <Device own={own} />}
    </section>
  )
}

type Choice = { topic: NotificationTopic; channel: NotificationChannel; wanted: boolean }

function choiceOf(
  { preferences }: Preferences,
  topic: NotificationTopic,
  channel: NotificationChannel,
) {
  const choice = preferences.find((made) => made.topic === topic && made.channel === channel)
  return choice ?? { wanted: true, always: false }
}

function withChoice(own: Preferences, { topic, channel, wanted }: Choice): Preferences {
  const preferences = own.preferences.map((made) =>
    made.topic === topic && made.channel === channel ? { ...made, wanted } : made,
  )
  return { ...own, preferences }
}
