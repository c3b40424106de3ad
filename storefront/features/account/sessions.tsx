import type { identityApi } from '@rimal/contract/identity'
import type { ResultOf } from '@rimal/contract/endpoint'
import { languagePath } from '@rimal/contract/language'
import { call, tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { clearEverything, logOut } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { attempt, showToast } from '../../ui/toast.tsx'
import { useResource } from '../../ui/resource/use-resource.ts'
import { momentText } from '../orders/moment-text.ts'

type Session = ResultOf<typeof identityApi.listSessions>[number]

const askSessions = (signal: AbortSignal) => call('GET identity/list-sessions', { signal })

/** The customer's sessions; each of them can be ended from here. */
export function Sessions() {
  const words = useWords()
  const { t, language } = words
  const { result: sessions, failed, load } = useResource('sessions', askSessions)

  async function end({ id, device }: Session) {
    const body = { sessionId: id }
    const reply = await tryCall('POST identity/end-session', { body })
    if (!reply) return null
    void load()
    if (reply.errorCode !== 0) return reply
    return showToast(t('session_ended', { device: device || t('session_unknown') }))
  }

  const home = languagePath(language, '/home')
  const leave = async () => ((await logOut(home)) ? undefined : null)

  async function endAll() {
    const reply = await tryCall('POST identity/end-all-sessions', { body: {} })
    return reply?.errorCode === 0 ? clearEverything(home) : reply
  }

  return (
    <section className="grid gap-4">
      <h2 className="text-h3">{t('sessions_title')}</h2>
      {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
      {!sessions && !failed && <Skeleton className="h-40" />}
      {sessions && (
        <>
          <ul>
            {sessions.map((session) => (
              <Row
                key={session.id}
                session={session}
                onEnd={() => void attempt(`session ${session.id}`, () => end(session))}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button kind="outline" onClick={() => void attempt('log out', leave)}>
              {t('logout')}
            </Button>
            <TextButton
              className="text-small text-oud"
              onClick={() => void attempt('log out', endAll)}
            >
              {t('sessions_end_all')}
            </TextButton>
          </div>
        </>
      )}
    </section>
  )
}

function Row({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const words = useWords()
  const { t } = words
  const { device, isThis, seenAt } = session
  const name = device ? <bdi>{device}</bdi> : t('session_unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-4">
      <div className="grid gap-1 leading-tight">
        <span>{name}</span>
        <span className="text-small text-ink-2">
          {isThis ? t('session_this') : t('session_seen', { moment: momentText(seenAt, words) })}
        </span>
      </div>
      {!isThis && (
        <TextButton
          aria-label={t('session_end', { device: device || t('session_unknown') })}
          className="text-small"
          onClick={onEnd}
        >
          {t('logout')}
        </TextButton>
      )}
    </li>
  )
}
