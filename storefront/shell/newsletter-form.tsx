import { normaliseEmail } from '@rimal/contract/text/email'
import { maxEmail } from '@rimal/contract/limits'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../api.ts'
import { useWords } from '../i18n/words.tsx'
import { EmailSuggestion } from '../ui/email/email-suggestion.tsx'
import { FieldError, focusFirstError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

export function NewsletterForm() {
  const { t } = useWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [hasLeft, setHasLeft] = useState(false)
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')

  async function send(event: FormEvent) {
    event.preventDefault()
    if (state === 'sending') return
    if (email.trim() === '') return refuse(t('field_required'))
    if (!normaliseEmail(email)) return refuse(t('email_incomplete'))
    setState('sending')
    setError(undefined)
    try {
      const { errorCode, fields, message } = await call('POST newsletter/subscribe', {
        body: { email },
      })
      if (errorCode !== 0) return refuse(fields?.email ? t('email_incomplete') : message)
      setState('done')
    } catch {
      refuse(t('no_answer'))
    }
  }

  function refuse(message: string) {
    setState('open')
    setError(message)
    focusFirstError(form.current)
  }

  return (
    <form
      ref={form}
      onSubmit={send}
      noValidate
      className="grid content-start gap-3 lg:max-w-[26rem]"
    >
      <h2 className="text-h3">{t('newsletter_title')}</h2>
      <p className="text-ink-2">{t('newsletter_hint')}</p>
      {state !== 'done' && (
        <div
          className={`grid grid-cols-[1fr_auto] border-b ${error ? 'border-alert' : 'border-edge'}`}
        >
          <label htmlFor={id} className="sr-only">
            {t('email_address')}
          </label>
          <input
            id={id}
            type="email"
            autoComplete="email"
            maxLength={maxEmail}
            placeholder={t('email_address')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => setHasLeft(true)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="min-h-11 w-full min-w-0 bg-transparent"
          />
          <button
            type="submit"
            aria-label={t('subscribe')}
            aria-busy={state === 'sending' || undefined}
            className="grid size-11 place-items-center hover:text-oud aria-busy:text-ink-2"
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
      {state !== 'done' && <EmailSuggestion typed={email} writing={!hasLeft} onTake={setEmail} />}
      <FieldError id={`${id}-error`} error={error} />
      <output>{state === 'done' && t('newsletter_done')}</output>
    </form>
  )
}
