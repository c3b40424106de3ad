import { type NewsChannel, type NewsTopic, newsChannels, newsTopics } from '@rimal/contract/news'
import type { Preferences } from '@rimal/contract/notifications'
import { call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useHers } from '../../account/use-hers.ts'
import { Device } from './device.tsx'
import { Tick } from './tick.tsx'

const askPreferences = () => call('GET notifications/get-preferences')

/** How she hears of each topic, and whether this browser tells her. */
export function Ways() {
  const { t } = useWords()
  const { hers, setHers, failed, load } = useHers(askPreferences)

  async function choose(topic: NewsTopic, channel: NewsChannel, wanted: boolean) {
    if (!hers) return
    setHers(withChoice(hers, { topic, channel, wanted }))
    const body = { topic, channel, wanted }
    const reply = await call('POST notifications/save-preference', { body }).catch(() => null)
    if (reply?.result) return
    showToast(reply?.message ?? t('no_answer'))
    load()
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-h3">{t('news_ways')}</h2>
        <p className="text-ink-2">{t('news_ways_text')}</p>
        {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
        {!hers && !failed && <Skeleton className="h-80" />}
        {hers && (
          <>
            <div className="pt-2">
              {newsTopics.map((topic) => (
                <fieldset key={topic} className="border-t border-rule py-3">
                  <legend className="float-start w-full pb-1">{t(`news_topic_${topic}`)}</legend>
                  <div className="clear-both flex flex-wrap gap-x-6">
                    {newsChannels.map((channel) => {
                      const { wanted, always } = choiceOf(hers, topic, channel)
                      return (
                        <Tick
                          key={channel}
                          label={t(`news_way_${channel}`)}
                          checked={wanted}
                          disabled={always}
                          onChange={(now) => void choose(topic, channel, now)}
                        />
                      )
                    })}
                  </div>
                </fieldset>
              ))}
            </div>
            <p className="text-small text-ink-2">{t('news_always')}</p>
          </>
        )}
      </div>
      {hers && <Device pushKey={hers.pushKey} />}
    </section>
  )
}

type Choice = { topic: NewsTopic; channel: NewsChannel; wanted: boolean }

function choiceOf({ preferences }: Preferences, topic: NewsTopic, channel: NewsChannel) {
  const choice = preferences.find((made) => made.topic === topic && made.channel === channel)
  return choice ?? { wanted: true, always: false }
}

function withChoice(hers: Preferences, { topic, channel, wanted }: Choice): Preferences {
  const preferences = hers.preferences.map((made) =>
    made.topic === topic && made.channel === channel ? { ...made, wanted } : made,
  )
  return { ...hers, preferences }
}
