import { maxMessage, maxName, maxOrderNumber, maxPhone } from '@rimal/contract/limits'
import { useState } from 'react'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email/email-field.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { emptyMessage, isRequired, type Message, wrongIn } from './message.ts'
import { storeMessageDraft, useMessageDraft } from './message-draft.ts'
import { MessageSent } from './message-sent.tsx'

/** A form that loses no typed text, neither by a wrong field nor by a lost connection. */
export function ContactForm({ startsWith }: { startsWith: string }) {
  const { t } = useWords()
  const { form, sent, again } = useMessage(startsWith)
  if (sent) return <MessageSent email={form.values.email} onAgain={again} />
  const control = (field: keyof Message) => ({
    ...form.field(field),
    required: isRequired(field),
    optional: !isRequired(field),
    onBlur: () => form.leave(field),
  })
  return (
    <form {...form.props} className="grid max-w-[32rem] gap-5">
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
      {form.failure && (
        <ErrorNote>
          {form.failure} {t('message_not_sent')}
        </ErrorNote>
      )}
      <Button type="submit" full busy={form.busy}>
        {t('send_message')}
      </Button>
    </form>
  )
}

/** The message that is being written, and whether it was sent. */
function useMessage(startsWith: string) {
  const { t } = useWords()
  const stored = useMessageDraft()
  const [sent, setSent] = useState(false)
  const form = useForm<Message>({
    start: { ...emptyMessage, ...stored, message: stored?.message || startsWith },
    onChange: storeMessageDraft,
    check: (message) => wrongIn(message, t),
    async send(message) {
      const reply = await tryCall('POST contact/send-message', { body: message })
      if (reply?.errorCode !== 0) {
        const faults = reply?.fields ? wrongIn(message, t, reply.fields) : {}
        return { failure: reply?.message ?? '', faults }
      }
      storeMessageDraft(null)
      setSent(true)
    },
  })

  function again() {
    form.reset()
    setSent(false)
  }
  return { form, sent, again }
}
