import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
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
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const until = code.refusal?.until ?? sent.sentAt + sent.resendSeconds * 1000

  useEffect(() => input.current?.focus(), [])

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (typed.length < digits) {
      setError(t('login_code_missing', { count: digits - typed.length }))
      return input.current?.focus()
    }
    setBusy(true)
    const wrong = await onConfirm({ challengeId, code: typed })
    setBusy(false)
    setError(wrong)
    if (wrong) input.current?.focus()
  }

  async function sendAgain() {
    setError(undefined)
    setTyped('')
    await code.send(contact)
    input.current?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void confirm(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <p id={sentId} className="text-ink-2">
        <Sentence
          text={t('login_code_sent', { count: digits })}
          parts={{ contact: <Contact key="contact" contact={contact} /> }}
        />
      </p>
      <CodeField
        ref={input}
        digits={digits}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setError(undefined)
        }}
        error={error}
        describedBy={sentId}
      />
      <NewCode key={until} until={until} onAsk={() => void sendAgain()} />
      {code.refusal && <ErrorNote>{code.refusal.message}</ErrorNote>}
      <Button type="submit" full busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
