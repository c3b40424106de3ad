import { useEffect, useId, useRef } from 'react'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { CodeField } from '../../identity/code/code-field.tsx'
import { Contact } from '../../identity/code/contact.tsx'
import { NewCode } from '../../identity/code/new-code.tsx'
import type { OwnCode, useOwnCode } from './use-own-code.ts'

/**
 * The code that was sent, and the action that it confirms. Nothing happens before the customer presses the button.
 */
export function ConfirmCode(props: {
  code: ReturnType<typeof useOwnCode>
  sent: OwnCode
  submit: string
  /** Returns the error in words; undefined when the code was right. */
  onConfirm: (typed: { challengeId: string; code: string }) => Promise<string | undefined>
}) {
  const { code, sent, submit, onConfirm } = props
  const { digits, challengeId, contact } = sent
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const sentId = useId()
  const form = useForm<{ code: string }>({
    start: { code: '' },
    check: ({ code: typed }) =>
      typed.length < digits
        ? { code: t('login_code_missing', { count: digits - typed.length }) }
        : {},
    async send({ code: typed }) {
      const wrong = await onConfirm({ challengeId, code: typed })
      return wrong === undefined ? undefined : { faults: { code: wrong } }
    },
  })
  const until = code.refusal?.until ?? sent.sentAt + sent.resendSeconds * 1000

  useEffect(() => input.current?.focus(), [])

  async function sendAgain() {
    form.change({ code: '' })
    await code.send(contact)
    input.current?.focus()
  }

  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p id={sentId} className="text-ink-2">
        <Sentence
          text={t('login_code_sent', { count: digits })}
          parts={{ contact: <Contact key="contact" contact={contact} /> }}
        />
      </p>
      <CodeField ref={input} digits={digits} {...form.field('code')} describedBy={sentId} />
      <NewCode key={until} until={until} onAsk={() => void sendAgain()} />
      {code.refusal && <ErrorNote>{code.refusal.message}</ErrorNote>}
      <Button type="submit" full busy={form.busy}>
        {submit}
      </Button>
    </form>
  )
}
