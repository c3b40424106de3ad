import { longCodeDigits } from '@rimal/contract/limits'
import { useEffect, useId, useRef, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { CodeField } from './code-field.tsx'
import { Contact } from './contact.tsx'
import { storeLoginDraft, type Sent } from '../login-draft.ts'
import { NewCode } from './new-code.tsx'
import { useVerifiedCode } from '../use-verified-code.ts'
import { useSendCode } from './use-send-code.ts'

/** The code, checked as soon as its last digit is there. */
export function CodeStep({ sent }: { sent: Sent }) {
  const { t } = useWords()
  const sentId = useId()
  const { form, input, again, resending, sendAgain } = useCodeForm(sent)
  const { digits, channel, purpose } = sent
  const until = resending.refusal?.until ?? sent.sentAt + sent.resendSeconds * 1000

  function type(code: string) {
    form.change({ code })
    if (code.length === digits) form.submitNow({ code })
  }

  return (
    <div className="grid gap-6">
      <CodeHead sent={sent} sentId={sentId} />
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CodeField
          {...form.field('code')}
          ref={input}
          digits={digits}
          onChange={type}
          describedBy={sentId}
        />
        <div>
          <NewCode key={until} until={until} onAsk={() => void sendAgain()} />
          <output className="text-small text-ink-2">{again && t('login_new_code_sent')}</output>
        </div>
        {resending.refusal && <ErrorNote>{resending.refusal.message}</ErrorNote>}
        <Button type="submit" full busy={form.busy}>
          {t(purpose === 'login' ? 'login_submit' : 'login_go_on')}
        </Button>
      </form>
      <p className="border-t border-rule pt-5 text-small text-ink-2">
        <OtherChannel channel={channel} />
      </p>
    </div>
  )
}

function useCodeForm({ digits, challengeId, contact, purpose }: Sent) {
  const { t } = useWords()
  const verified = useVerifiedCode()
  const input = useRef<HTMLInputElement>(null)
  const resending = useSendCode(purpose)
  const [again, setAgain] = useState(false)
  const form = useForm<{ code: string }>({
    start: { code: '' },
    check: ({ code }) =>
      code.length < digits
        ? { code: t('login_code_missing', { count: digits - code.length }) }
        : {},
    async send({ code }) {
      const reply = await tryCall('POST identity/check-code', { body: { challengeId, code } })
      if (reply?.result) return verified(reply.result, contact)
      // Without an answer nobody knows yet whether it is right.
      if (reply) form.change({ code: '' })
      return { faults: { code: reply?.message ?? t('no_answer') } }
    },
  })
  useEffect(() => input.current?.focus(), [])

  async function sendAgain() {
    form.change({ code: '' })
    const { isSent } = await resending.send(contact)
    setAgain(isSent)
    input.current?.focus()
  }
  return { form, input, again, resending, sendAgain }
}

/** Where the code was sent, and the way back to change it. */
function CodeHead({ sent, sentId }: { sent: Sent; sentId: string }) {
  const { t } = useWords()
  const { digits, contact, channel } = sent
  return (
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
