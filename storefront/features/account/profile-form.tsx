import type { Profile } from '@rimal/contract/account'
import { type Gender, genders } from '@rimal/contract/choices'
import { languages } from '@rimal/contract/language'
import { maxName } from '@rimal/contract/limits'
import { isName } from '@rimal/contract/text/person-name'
import { type FormEvent, useRef, useState } from 'react'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'

type Written = { name: string; gender: Gender | ''; birthDate: string; language: string }

export function ProfileForm(props: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const { profile, onSaved } = props
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(() => writtenOf(profile))
  const [faults, setFaults] = useState<Partial<Record<keyof Written, string>>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const of = <Name extends keyof Written>(name: Name) => ({
    name,
    value: written[name],
    onChange: (value: string) => {
      setFaults({})
      setWritten({ ...written, [name]: value })
    },
    error: faults[name],
  })

  function refuse(found: typeof faults) {
    setFaults(found)
    focusFirstError(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailed(null)
    const { name, gender, birthDate } = written
    const language = languages.find(({ code }) => code === written.language)?.code
    if (!isName(name)) {
      return refuse({ name: t(name.trim() ? 'name_too_short' : 'field_required') })
    }
    setBusy(true)
    const reply = await tryCall('POST account/update-profile', {
      body: {
        name: name.trim(),
        gender: gender || null,
        birthDate: birthDate || null,
        ...(language ? { language } : {}),
      },
    })
    setBusy(false)
    if (reply?.result) {
      onSaved(reply.result)
      setWritten(writtenOf(reply.result))
      return showToast(t('profile_saved'))
    }
    const { fields = {}, message = t('no_answer') } = reply ?? {}
    if (!fields['name'] && !fields['birthDate']) return setFailed(message)
    refuse({
      ...(fields['name'] ? { name: t('name_too_short') } : {}),
      ...(fields['birthDate'] ? { birthDate: t('register_birth_date_wrong') } : {}),
    })
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-h3">{t('profile_title')}</h2>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <TextField
          {...of('name')}
          label={t('your_name')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={maxName}
          required
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:gap-4">
          <SelectField
            {...of('gender')}
            label={t('register_gender')}
            optional
            autoComplete="sex"
            options={[
              { value: '', label: t('register_gender_unsaid') },
              ...genders.map((value) => ({ value, label: t(`gender_${value}`) })),
            ]}
          />
          <TextField
            {...of('birthDate')}
            label={t('register_birth_date')}
            optional
            type="date"
            autoComplete="bday"
            min="1900-01-01"
          />
        </div>
        <SelectField
          {...of('language')}
          label={t('profile_language')}
          hint={t('profile_language_why')}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {failed && <ErrorNote>{failed}</ErrorNote>}
        <Button type="submit" kind="outline" busy={busy} className="justify-self-start">
          {t('profile_save')}
        </Button>
      </form>
    </section>
  )
}

function writtenOf({ name, gender, birthDate, language }: Profile): Written {
  return { name, gender: gender ?? '', birthDate: birthDate ?? '', language }
}
