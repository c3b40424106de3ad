import { longCodeDigits } from '@rimal/contract/limits'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { CodeField } from './code-field.tsx'
import { Contact } from './contact.tsx'
import { storeLoginDraft, type Sent } from '../login-draft.ts'
import { NewCode } from './new-code.tsx'
import { useVerifiedCode } from '../use-verified-code.ts'
import { useSendCode } from './use-send-code.ts'

/** The code, checked as soon as its last digit is there. */
export function CodeStep({ sent }: { sent: Sent }) {
  const { t } = useWords()
  const verified = useVerifiedCode()
  const input = useRef<HTMLInputElement>(null)
  const sentId = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const resending = useSendCode(sent.purpose)
  const [again, setAgain] = useState(false)
  const { digits, challengeId, contact, channel, purpose } = sent
  const until = resending.refusal?.until ?? sent.sentAt + sent.resendSeconds * 1000

  useEffect(() => input.current?.focus(), [])

  function type(typed: string) {
    setCode(typed)
    setError(undefined)
    if (typed.length === digits) void check(typed)
  }

  async function check(typed: string) {
    if (busy) return
    setBusy(true)
    const body = { challengeId, code: typed }
    const reply = await tryCall('POST identity/check-code', { body })
    setBusy(false)
    if (reply?.result) return verified(reply.result, contact)
    setError(reply?.message ?? t('no_answer'))
    // Without an answer nobody knows yet whether it is right.
    if (reply) setCode('')
    input.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length === digits) return void check(code)
    setError(t('login_code_missing', { count: digits - code.length }))
    input.current?.focus()
  }

  async function sendAgain() {
    setError(undefined)
    setCode('')
    setAgain(await resending.send(contact))
    input.current?.focus()
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <TextButton
          onClick={() => storeLoginDraft({ changing: true })}
          className="justify-self-start border-transparent! text-small text-ink-2"
        >
          <Icon name="back" size="sm" />
          {t(channel === 'sms' ? 'login_change_phone' : 'login_change_email')}
        </TextButton>
        <h1 className="text-h1">{t('login_code_title')}</h1>
        <p id={sentId} className="text-ink-2">
          <Sentence
            text={t('login_code_sent', { count: digits })}
            parts={{ contact: <Contact key="contact" contact={contact} /> }}
          />
          {digits >= longCodeDigits && <span className="block">{t('login_code_long')}</span>}
        </p>
      </div>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CodeField
          ref={input}
          digits={digits}
          value={code}
          onChange={type}
          error={error}
          describedBy={sentId}
        />
        <div>
          <NewCode key={until} until={until} onAsk={() => void sendAgain()} />
          <output className="text-small text-ink-2">{again && t('login_new_code_sent')}</output>
        </div>
        {resending.refusal && <ErrorNote>{resending.refusal.message}</ErrorNote>}
        <Button type="submit" full busy={busy}>
          {t(purpose === 'login' ? 'login_submit' : 'login_go_on')}
        </Button>
      </form>
      <p className="border-t border-rule pt-5 text-small text-ink-2">
        <OtherChannel channel={channel} />
      </p>
    </div>
  )
}

function OtherChannel({ channel }: Pick<Sent, 'channel'>) {
  const { t } = useWords()
  const by = channel === 'sms' ? 'email' : 'phone'
  const link = (
    <TextButton
      key="link"
      className="text-oud"
      onClick={() => storeLoginDraft({ by, changing: true })}
    >
      {t(`login_by_${by}_instead`)}
    </TextButton>
  )
  return <Sentence text={t('login_nothing_arrived')} parts={{ link }} />
}
