import { Button } from '@mantine/core'
import type { StaffSession } from '@rimal/contract/staff/sign-in'
import { useRead, useSend } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useChange } from '../../ui/use-change.ts'
import { Micro } from '../../ui/table.tsx'
import { useWords } from '../../words.tsx'
import css from './account.module.css'

/** The browsers in which the person is signed in; each other one can be ended. */
export function Sessions() {
  const { data, error, refetch } = useRead('GET staff/list-sessions')
  const send = useSend(['GET staff/list-sessions'])
  const ending = useChange((id: string) => send('POST staff/end-session', { body: { id } }))
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  return (
    <>
      <Notice error={ending.error} />
      <ul className={css.list} aria-busy={!data}>
        {data?.map((session) => (
          <Session key={session.id} session={session} onEnd={() => void ending.run(session.id)} />
        ))}
      </ul>
    </>
  )
}

function Session({ session, onEnd }: { session: StaffSession; onEnd: () => void }) {
  const { t } = useWords()
  const time = useTime()
  const { device, seenAt, isThis } = session
  const shown = device || t('account_session_unknown')
  return (
    <li>
      <div>
        <bdi>{shown}</bdi>
        <Micro>
          {isThis ? t('account_this_session') : t('account_session_seen', { when: time(seenAt) })}
        </Micro>
      </div>
      {isThis ? null : (
        <Button
          variant="subtle"
          aria-label={`${t('account_session_end')}: ${isolate(shown)}`}
          onClick={onEnd}
        >
          {t('account_session_end')}
        </Button>
      )}
    </li>
  )
}
