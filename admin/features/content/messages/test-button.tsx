import { Button } from '@mantine/core'
import { useSend } from '../../../queries.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import css from './messages.module.css'
import type { Tried } from './use-preview.ts'

/** Sends the message that is previewed to the person who is signed in. */
export function TestButton({ tried }: { tried: Tried }) {
  const { t } = useWords()
  const send = useSend()
  const { said, say } = useSaid()
  const { run, isBusy, error } = useChange(async () => {
    const { email } = await send('POST staff/send-test-message', { body: tried })
    say(t('message_test_sent', { email: isolate(email) }), false)
  })
  return (
    <div className={css.test}>
      <Button variant="default" loading={isBusy} onClick={() => void run()}>
        {t('message_test')}
      </Button>
      <Notice error={error} />
      <Said said={said} />
    </div>
  )
}
