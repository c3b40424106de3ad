import { maxMessage, maxName, maxOrderNumber, maxPhone } from '@rimal/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email/email-field.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { emptyMessage, isRequired, type Message, wrongIn } from './message.ts'
import { storeMessageDraft, useMessageDraft } from './message-draft.ts'
import { MessageSent } from './message-sent.tsx'

/** A form that loses no typed text, neither by a wrong field nor by a lost connection. */
export function ContactForm({ startsWith }: { startsWith: string }) {
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const blank: Message = { ...emptyMessage, message: startsWith }
  const stored = useMessageDraft()
  const [typed, setMessage] = useState<Message | null>(null)
  const message = typed ?? (stored ? { ...stored, message: stored.message || startsWith } : blank)
  const [errors, setErrors] = useState<Partial<Record<keyof Message, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  async function send(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    const wrong = wrongIn(message, t)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    setState('sending')
    try {
      const answer = await call('POST contact/send-message', { body: message })
      if (answer.errorCode === 0) {
        storeMessageDraft(null)
        return setState('sent')
      }
      setFailure(answer.message)
      if (answer.fields) setErrors(wrongIn(message, t, answer.fields))
    } catch {
      setFailure(t('no_answer'))
    }
    setState('open')
    focusFirstError(form.current)
  }

  function control(field: keyof Message) {
    return {
      name: field,
      value: message[field],
      error: errors[field],
      required: isRequired(field),
      optional: !isRequired(field),
      onChange(value: string) {
        const changed = { ...message, [field]: value }
        setMessage(changed)
        storeMessageDraft(changed)
        setErrors({ ...errors, [field]: undefined })
      },
      onBlur() {
        if (message[field]) setErrors({ ...errors, [field]: wrongIn(message, t)[field] })
      },
    }
  }

  if (state === 'sent') {
    const again = () => {
      setMessage(blank)
      setState('open')
    }
    return <MessageSent email={message.email} onAgain={again} />
  }
  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-[32rem] gap-5">
      <TextField
        {...control('name')}
        label={t('your_name')}
        autoComplete="name"
        maxLength={maxName}
      />
      <EmailField {...control('email')} label={t('email_address')} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          {...control('phone')}
          label={t('your_phone')}
          hint={t('your_phone_hint')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={maxPhone}
        />
        <TextField
          {...control('orderNumber')}
          label={t('your_order_number')}
          dir="ltr"
          autoComplete="off"
          maxLength={maxOrderNumber}
        />
      </div>
      <TextArea
        {...control('message')}
        label={t('your_message')}
        hint={t('message_hint')}
        maxLength={maxMessage}
        rows={5}
      />
      {failure && (
        <ErrorNote>
          {failure} {t('message_not_sent')}
        </ErrorNote>
      )}
      <Button type="submit" full busy={state === 'sending'}>
        {t('send_message')}
      </Button>
    </form>
  )
}
