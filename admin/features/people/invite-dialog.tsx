import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { LanguageCode } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from '../../ui/ui.module.css'
import { onSubmit } from '../../ui/on-submit.ts'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { RoleField } from './role-field.tsx'

type Props = { isOpen: boolean; onClose: () => void; onInvited: (email: string) => void }

/** Invites a person by email. */
export function InviteDialog({ isOpen, onClose, onInvited }: Props) {
  const { t, language: own } = useWords()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('sales')
  const [language, setLanguage] = useState<LanguageCode>(own)
  const send = useSend(['GET staff/list-staff'])
  const { run, isBusy, error, fields } = useChange(async () => {
    await send('POST staff/invite-staff', { body: { email, role, language } })
    setEmail('')
    onInvited(email)
  })
  return (
    <Dialog title={t('people_invite_title')} isOpen={isOpen} onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={css.form}>
        <p className={css.lede}>{t('people_invite_lede')}</p>
        <Notice error={error} />
        <TextInput
          label={t('sign_in_email')}
          type="email"
          dir="ltr"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={fields['email']}
          required
          data-autofocus
        />
        <RoleField value={role} onChange={setRole} />
        <NativeSelect
          label={t('people_language')}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as LanguageCode)}
          data={[
            { value: 'arb', label: t('people_arabic') },
            { value: 'en', label: t('people_english') },
          ]}
        />
        <Button type="submit" loading={isBusy}>
          {t('people_invite_send')}
        </Button>
      </form>
    </Dialog>
  )
}
