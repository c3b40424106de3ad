import type { Profile } from '@rimal/contract/account'
import { type Gender, genders } from '@rimal/contract/choices'
import { languages } from '@rimal/contract/language'
import { maxName } from '@rimal/contract/limits'
import { isName } from '@rimal/contract/text/person-name'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { refusalOf } from '../../ui/form/submission.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useForm } from '../../ui/form/use-form.ts'

type Props = { profile: Profile; onSaved: (profile: Profile) => void }

export function ProfileForm(props: Props) {
  const { t } = useWords()
  const { field, failure, busy, props: formProps } = useProfileForm(props)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-h3">{t('profile_title')}</h2>
      <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TextField
          {...field('name')}
          label={t('your_name')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={maxName}
          required
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:gap-4">
          <SelectField
            {...field('gender')}
            label={t('register_gender')}
            optional
            autoComplete="sex"
            options={[
              { value: '', label: t('register_gender_unsaid') },
              ...genders.map((value) => ({ value, label: t(`gender_${value}`) })),
            ]}
          />
          <TextField
            {...field('birthDate')}
            label={t('register_birth_date')}
            optional
            type="date"
            autoComplete="bday"
            min="1900-01-01"
          />
        </div>
        <SelectField
          {...field('language')}
          label={t('profile_language')}
          hint={t('profile_language_why')}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {failure && <ErrorNote>{failure}</ErrorNote>}
        <Button type="submit" kind="outline" busy={busy} className="justify-self-start">
          {t('profile_save')}
        </Button>
      </form>
    </section>
  )
}

type Written = { name: string; gender: Gender | ''; birthDate: string; language: string }

function useProfileForm({ profile, onSaved }: Props) {
  const { t } = useWords()
  const form = useForm<Written>({
    start: writtenOf(profile),
    check: ({ name }) =>
      isName(name) ? {} : { name: t(name.trim() ? 'name_too_short' : 'field_required') },
    async send({ name, gender, birthDate, language: chosen }) {
      const language = languages.find(({ code }) => code === chosen)?.code
      const body = {
        name: name.trim(),
        gender: gender || null,
        birthDate: birthDate || null,
        ...(language ? { language } : {}),
      }
      const reply = await tryCall('POST account/update-profile', { body })
      if (!reply?.result) {
        return refusalOf(reply, {
          name: t('name_too_short'),
          birthDate: t('register_birth_date_wrong'),
        })
      }
      onSaved(reply.result)
      form.reset()
      showToast(t('profile_saved'))
    },
  })
  return form
}

function writtenOf({ name, gender, birthDate, language }: Profile): Written {
  return { name, gender: gender ?? '', birthDate: birthDate ?? '', language }
}
