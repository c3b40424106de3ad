import { type Gender, genders } from '@rimal/contract/choices'
import { errors } from '@rimal/contract/errors'
import { maxName, minPassword } from '@rimal/contract/limits'
import { isName } from '@rimal/contract/text/person-name'
import { type FormEvent, useRef, useState } from 'react'
import { tryCall } from '../../api.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { Contact } from './code/contact.tsx'
import { storeLoginDraft, type LoginDraft, useLoginDraft } from './login-draft.ts'
import { NewPasswordField, rule } from './password/new-password-field.tsx'
import { Username } from './password/username.tsx'
import { useEnter } from './use-enter.ts'

/** The customer's name, and other optional data. */
export function RegisterForm({ ticket, contact }: { ticket: string; contact: string | null }) {
  const { t } = useWords()
  const enter = useEnter()
  const form = useRef<HTMLFormElement>(null)
  const { person } = useLoginDraft()
  const { name, gender, birthDate } = person
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failed, setFailed] = useState<{ message: string; ended: boolean } | null>(null)
  const [busy, setBusy] = useState(false)

  function write(part: Partial<LoginDraft['person']>) {
    setFaults({})
    storeLoginDraft({ person: { ...person, ...part } })
  }

  function refuse(found: Record<string, string>) {
    setFaults(found)
    focusFirstError(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailed(null)
    const wrong = {
      ...(isName(name) ? {} : { name: t(name.trim() ? 'name_too_short' : 'field_required') }),
      ...(password && [...password].length < minPassword ? { password: rule(t) } : {}),
    }
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setBusy(true)
    const reply = await tryCall('POST identity/register', {
      body: {
        ticket,
        name: name.trim(),
        gender: (gender || null) as Gender | null,
        birthDate: birthDate || null,
        ...(password ? { password } : {}),
      },
    })
    setBusy(false)
    if (reply?.result) return enter(reply.result)
    const { fields = {}, message = t('no_answer'), errorCode } = reply ?? {}
    const refused = {
      ...(fields.name ? { name: t('name_too_short') } : {}),
      ...(fields.birthDate ? { birthDate: t('register_birth_date_wrong') } : {}),
      ...(fields.password ? { password: message } : {}),
    }
    if (Object.keys(refused).length > 0) return refuse(refused)
    setFailed({ message, ended: errorCode === errors.ticket_expired.number })
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <h1 className="text-h1">{t('register_last_title')}</h1>
        <p className="text-ink-2">
          {contact ? (
            <Sentence
              text={t('register_last_text')}
              parts={{ contact: <Contact key="contact" contact={contact} /> }}
            />
          ) : (
            t('register_confirmed')
          )}
        </p>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Username contact={contact} />
        <TextField
          name="name"
          label={t('your_name')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={maxName}
          value={name}
          onChange={(value) => write({ name: value })}
          error={faults['name']}
          required
        />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <SelectField
            name="gender"
            label={t('register_gender')}
            optional
            autoComplete="sex"
            value={gender}
            onChange={(value) => write({ gender: value })}
            options={[
              { value: '', label: t('register_gender_unsaid') },
              ...genders.map((value) => ({ value, label: t(`gender_${value}`) })),
            ]}
          />
          <TextField
            name="birthDate"
            label={t('register_birth_date')}
            optional
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            value={birthDate}
            onChange={(value) => write({ birthDate: value })}
            error={faults['birthDate']}
          />
        </div>
        <NewPasswordField
          label={t('password')}
          optional
          value={password}
          onChange={(value) => {
            setFaults({})
            setPassword(value)
          }}
          error={faults['password']}
        />
        {failed && <ErrorNote>{failed.message}</ErrorNote>}
        {failed?.ended ? (
          <Button full onClick={() => storeLoginDraft({ ticket: null })}>
            {t('login_new_code')}
          </Button>
        ) : (
          <Button type="submit" full busy={busy}>
            {t('register_submit')}
          </Button>
        )}
        <p className="text-small text-ink-2">
          <Sentence
            text={t('register_terms')}
            parts={{
              terms: (
                <TextLink key="terms" to="/terms" target="_blank">
                  {t('terms')}
                </TextLink>
              ),
              privacy: (
                <TextLink key="privacy" to="/privacy-policy" target="_blank">
                  {t('privacy')}
                </TextLink>
              ),
            }}
          />
        </p>
      </form>
      <p className="border-t border-rule pt-5 text-small">
        <TextButton className="text-oud" onClick={() => storeLoginDraft({ ticket: null })}>
          {t('register_other_contact')}
        </TextButton>
      </p>
    </div>
  )
}
