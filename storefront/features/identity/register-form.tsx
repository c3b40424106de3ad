import { type Gender, genders } from '@rimal/contract/choices'
import { errors } from '@rimal/contract/errors'
import { maxName, minPassword } from '@rimal/contract/limits'
import { isName } from '@rimal/contract/text/person-name'
import { useState } from 'react'
import { tryCall } from '../../api.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useHasPage } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { refusalOf } from '../../ui/form/submission.ts'
import { TextField } from '../../ui/text-field.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Contact } from './code/contact.tsx'
import { storeLoginDraft, useLoginDraft } from './login-draft.ts'
import { NewPasswordField, rule } from './password/new-password-field.tsx'
import { Username } from './password/username.tsx'
import { useEnter } from './use-enter.ts'

type Props = { ticket: string; contact: string | null }

/** The customer's name, and other optional data. */
export function RegisterForm({ ticket, contact }: Props) {
  const { t } = useWords()
  const { form, ended } = useRegistration(ticket)
  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <h1 className="text-h1">{t('register_last_title')}</h1>
        <p className="text-ink-2">
          <Confirmed contact={contact} />
        </p>
      </div>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Username contact={contact} />
        <PersonFields form={form} />
        <NewPasswordField {...form.field('password')} label={t('password')} optional />
        {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
        {ended ? (
          <Button full onClick={() => storeLoginDraft({ ticket: null })}>
            {t('login_new_code')}
          </Button>
        ) : (
          <Button type="submit" full busy={form.busy}>
            {t('register_submit')}
          </Button>
        )}
        <Terms />
      </form>
      <p className="border-t border-rule pt-5 text-small">
        <TextButton className="text-oud" onClick={() => storeLoginDraft({ ticket: null })}>
          {t('register_other_contact')}
        </TextButton>
      </p>
    </div>
  )
}

type Written = { name: string; gender: string; birthDate: string; password: string }

/** What is typed, which the draft of this tab stores without the password; and whether the ticket has expired. */
function useRegistration(ticket: string) {
  const { t } = useWords()
  const enter = useEnter()
  const { person } = useLoginDraft()
  const [ended, setEnded] = useState(false)
  const form = useForm<Written>({
    start: { ...person, password: '' },
    onChange: ({ name, gender, birthDate }) =>
      storeLoginDraft({ person: { name, gender, birthDate } }),
    check: (written) => wrongIn(written, t),
    async send({ name, gender, birthDate, password }) {
      const body = {
        ticket,
        name: name.trim(),
        gender: (gender || null) as Gender | null,
        birthDate: birthDate || null,
        ...(password ? { password } : {}),
      }
      const reply = await tryCall('POST identity/register', { body })
      if (reply?.result) return enter(reply.result)
      setEnded(reply?.errorCode === errors.ticket_expired.number)
      return refusalOf(reply, {
        name: t('name_too_short'),
        birthDate: t('register_birth_date_wrong'),
        password: reply?.message,
      })
    },
  })
  return { form, ended }
}

function wrongIn({ name, password }: Written, t: Words['t']) {
  return {
    ...(isName(name) ? {} : { name: t(name.trim() ? 'name_too_short' : 'field_required') }),
    ...(password && [...password].length < minPassword ? { password: rule(t) } : {}),
  }
}

function Confirmed({ contact }: Pick<Props, 'contact'>) {
  const { t } = useWords()
  if (!contact) return t('register_confirmed')
  return (
    <Sentence
      text={t('register_last_text')}
      parts={{ contact: <Contact key="contact" contact={contact} /> }}
    />
  )
}

function PersonFields({ form }: { form: ReturnType<typeof useRegistration>['form'] }) {
  const { t } = useWords()
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t('your_name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={maxName}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <SelectField
          {...form.field('gender')}
          label={t('register_gender')}
          optional
          autoComplete="sex"
          options={[
            { value: '', label: t('register_gender_unsaid') },
            ...genders.map((value) => ({ value, label: t(`gender_${value}`) })),
          ]}
        />
        <TextField
          {...form.field('birthDate')}
          label={t('register_birth_date')}
          optional
          type="date"
          autoComplete="bday"
          min="1900-01-01"
        />
      </div>
    </>
  )
}

function Terms() {
  const { t } = useWords()
  const hasPage = useHasPage()
  // Nobody can accept what is not written.
  if (!hasPage('terms') || !hasPage('privacy-policy')) return null
  return (
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
  )
}
