import type { accountApi, Profile } from '@rimal/contract/account'
import type { BodyOf } from '@rimal/contract/endpoint'
import { languagePath } from '@rimal/contract/language'
import { useState } from 'react'
import { call, tryCall } from '../../../api.ts'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { clearEverything } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Contact } from '../../identity/code/contact.tsx'
import { NewCodeIn } from '../../identity/code/new-code.tsx'
import { PasswordField } from '../../identity/password/password-field.tsx'
import { CreditLost } from './credit-lost.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import { useOwnCode } from './use-own-code.ts'

/** Shows the data that is deleted, the data that stays, and the one button that needs the password or a code. */
export function DeleteDialog(props: { profile: Profile; open: boolean; onClose: () => void }) {
  const { profile, open, onClose } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('delete_account')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p>{t('delete_what_goes')}</p>
        <CreditLost />
        <p className="text-small text-ink-2">{t('delete_what_stays')}</p>
        <Confirmation profile={profile} />
      </div>
    </Dialog>
  )
}

const sendCode = (_: string, replaced: { challengeId?: string }) =>
  call('POST account/send-delete-code', { body: replaced })

function Confirmation({ profile }: { profile: Profile }) {
  const { t } = useWords()
  const [byPassword, setByPassword] = useState(profile.hasPassword)
  const code = useOwnCode(sendCode)
  const end = useEnd()
  const { refusal } = code
  const contact = profile.email ?? profile.phone ?? ''

  if (byPassword) return <ByPassword onEnd={end} onCode={() => setByPassword(false)} />
  if (code.sent) {
    return (
      <ConfirmCode code={code} sent={code.sent} submit={t('delete_for_good')} onConfirm={end} />
    )
  }
  return (
    <>
      <p>
        <Sentence
          text={t('delete_code_goes_to')}
          parts={{ contact: <Contact key="contact" contact={contact} /> }}
        />
      </p>
      {refusal && (
        <ErrorNote>
          {refusal.message} {refusal.until && <NewCodeIn until={refusal.until} />}
        </ErrorNote>
      )}
      <Button full busy={code.busy} onClick={() => void code.send(contact)}>
        {t('login_send_code')}
      </Button>
    </>
  )
}

type End = ReturnType<typeof useEnd>

function ByPassword({ onEnd, onCode }: { onEnd: End; onCode: () => void }) {
  const { t } = useWords()
  const form = useForm<{ password: string }>({
    start: { password: '' },
    check: ({ password }) => (password ? {} : { password: t('field_required') }),
    async send({ password }) {
      const error = await onEnd({ password })
      return error === undefined ? undefined : { faults: { password: error } }
    },
  })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="done"
      />
      <Button type="submit" full busy={form.busy}>
        {t('delete_for_good')}
      </Button>
      <p className="text-small">
        <TextButton className="text-oud" onClick={onCode}>
          {t('delete_with_code')}
        </TextButton>
      </p>
    </form>
  )
}

type Proof = Omit<BodyOf<typeof accountApi.deleteAccount>, 'language_code'>

/** Returns a function that ends the account and opens the home page; it returns the error when that fails. */
function useEnd() {
  const { t, language } = useWords()
  return async (proof: Proof): Promise<string | undefined> => {
    const reply = await tryCall('POST account/delete-account', { body: proof })
    if (reply?.errorCode !== 0) return reply?.message ?? t('no_answer')
    clearEverything(languagePath(language, '/home'))
    return undefined
  }
}
