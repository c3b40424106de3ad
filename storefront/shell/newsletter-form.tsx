import { normaliseEmail } from '@rimal/contract/text/email'
import { maxEmail } from '@rimal/contract/limits'
import { useId, useState } from 'react'
import { tryCall } from '../api.ts'
import { useWords } from '../i18n/words.tsx'
import { EmailSuggestion } from '../ui/email/email-suggestion.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useForm } from '../ui/form/use-form.ts'

export function NewsletterForm() {
  const { t } = useWords()
  const id = useId()
  const { form, done } = useSubscription()
  const [hasLeft, setHasLeft] = useState(false)
  const { email } = form.values
  const error = form.faults.email
  return (
    <form {...form.props} className="grid content-start gap-3 lg:max-w-[26rem]">
      <h2 className="text-h3">{t('newsletter_title')}</h2>
      <p className="text-ink-2">{t('newsletter_hint')}</p>
      {!done && (
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
            onChange={(event) => form.change({ email: event.target.value })}
            onBlur={() => setHasLeft(true)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="min-h-11 w-full min-w-0 bg-transparent"
          />
          <button
            type="submit"
            aria-label={t('subscribe')}
            aria-busy={form.busy || undefined}
            className="grid size-11 place-items-center hover:text-oud aria-busy:text-ink-2"
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
      {!done && (
        <EmailSuggestion
          typed={email}
          writing={!hasLeft}
          onTake={(taken) => form.change({ email: taken })}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
      <output>{done && t('newsletter_done')}</output>
    </form>
  )
}

function useSubscription() {
  const { t } = useWords()
  const [done, setDone] = useState(false)
  const form = useForm<{ email: string }>({
    start: { email: '' },
    check({ email }) {
      if (email.trim() === '') return { email: t('field_required') }
      return normaliseEmail(email) ? {} : { email: t('email_incomplete') }
    },
    async send({ email }) {
      const reply = await tryCall('POST newsletter/subscribe', { body: { email } })
      if (reply?.errorCode === 0) return setDone(true)
      const wrong = reply?.fields?.email && t('email_incomplete')
      return { faults: { email: wrong || (reply?.message ?? t('no_answer')) } }
    },
  })
  return { form, done }
}
