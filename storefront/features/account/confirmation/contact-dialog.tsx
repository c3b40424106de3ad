import type { Profile } from '@rimal/contract/account'
import { errors } from '@rimal/contract/errors'
import { languagePath } from '@rimal/contract/language'
import { normaliseEmail } from '@rimal/contract/text/email'
import { useState } from 'react'
import { call, tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { logOut } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PhoneField, plainPhone } from '../../../ui/phone/phone-field.tsx'
import { isPossiblePhone } from '../../../ui/phone/phone-rules.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import { attempt, showToast } from '../../../ui/toast.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { NewCodeIn } from '../../identity/code/new-code.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import { useOwnCode } from './use-own-code.ts'

type Kind = 'email' | 'phone'
type Props = { kind: Kind; onClose: () => void; onChanged: (profile: Profile) => void }

/** Changes the email or phone: the new contact is saved with the code that was sent to it. */
export function ContactDialog({ open, ...props }: Props & { open: boolean }) {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={props.onClose} title={t(`account_new_${props.kind}`)}>
      <ContactChange {...props} />
    </Dialog>
  )
}

const sendTo = (contact: string, replaced: { challengeId?: string }) =>
  call('POST account/send-contact-code', { body: { contact, ...replaced } })

function ContactChange({ kind, onClose, onChanged }: Props) {
  const { t } = useWords()
  const code = useOwnCode(sendTo)
  const [contact, setContact] = useState('')
  const [changing, setChanging] = useState(true)

  async function confirm(body: { challengeId: string; code: string }) {
    const reply = await tryCall('POST account/change-contact', { body })
    if (!reply?.result) return reply?.message ?? t('no_answer')
    onChanged(reply.result)
    onClose()
    showToast(t(`account_changed_${kind}`))
  }

  if (!code.sent || changing) {
    return (
      <NewContact
        kind={kind}
        contact={contact}
        onChange={setContact}
        code={code}
        onSent={() => setChanging(false)}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextButton
        onClick={() => setChanging(true)}
        className="justify-self-start border-transparent! text-small text-ink-2"
      >
        <Icon name="back" size="sm" />
        {t(`login_change_${kind}`)}
      </TextButton>
      <ConfirmCode code={code} sent={code.sent} submit={t('account_confirm')} onConfirm={confirm} />
    </div>
  )
}

type NewContactProps = {
  kind: Kind
  contact: string
  onChange: (contact: string) => void
  code: ReturnType<typeof useOwnCode>
  onSent: () => void
}

function NewContact(props: NewContactProps) {
  const { kind, contact, onChange, code } = props
  const { t } = useWords()
  const { form, error } = useNewContact(props)
  const { refusal } = code
  const field = {
    name: kind,
    label: t(`account_new_${kind}`),
    hint: t('account_new_contact_why'),
    value: contact,
    onChange(value: string) {
      code.forgive()
      form.forgive()
      onChange(value)
    },
    error,
    required: true,
  }
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {kind === 'phone' ? (
        <PhoneField {...field} enterKeyHint="send" />
      ) : (
        <EmailField {...field} enterKeyHint="send" />
      )}
      {refusal && !refusal.ofContact && (
        <ErrorNote>
          {refusal.message} {refusal.until && <NewCodeIn until={refusal.until} />}
        </ErrorNote>
      )}
      {refusal?.errorCode === errors.login_again.number ? (
        <LogInAgain />
      ) : (
        <Button type="submit" full busy={code.busy}>
          {t('login_send_code')}
        </Button>
      )}
    </form>
  )
}

function useNewContact({ kind, contact, code, onSent }: NewContactProps) {
  const { t } = useWords()
  const plain = kind === 'phone' ? plainPhone(contact) : (normaliseEmail(contact) ?? '')
  const wrong = t(kind === 'phone' ? 'login_phone_wrong' : 'email_incomplete')
  const form = useSubmit<'contact'>({
    check() {
      if (plain && (kind === 'email' || isPossiblePhone(plain))) return {}
      return { contact: contact.trim() ? wrong : t('field_required') }
    },
    async send() {
      // A code that was already sent is still valid.
      const isSent = code.sent?.contact === plain && Date.now() < endOf(code.sent)
      const sending = isSent ? { isSent } : await code.send(plain)
      if (sending.isSent) return onSent()
      return sending.refused?.ofContact ? { faults: { contact: wrong } } : undefined
    },
  })
  return { form, error: form.faults.contact }
}

function LogInAgain() {
  const { t, language } = useWords()
  const leave = async () =>
    (await logOut(languagePath(language, '/user-login'))) ? undefined : null
  return (
    <Button full onClick={() => void attempt('log out', leave)}>
      {t('account_log_in_again')}
    </Button>
  )
}

function endOf({ sentAt, lifeSeconds }: { sentAt: number; lifeSeconds: number }): number {
  return sentAt + lifeSeconds * 1000
}
