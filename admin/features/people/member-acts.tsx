import { Button } from '@mantine/core'
import type { StaffPerson } from '@rimal/contract/staff/staff'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import css from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { RoleField } from './role-field.tsx'

/** What an owner can do with a member; nobody changes the own role or removes the own access. */
export function MemberActs({ person }: { person: StaffPerson }) {
  const { t } = useWords()
  const { me } = useSession()
  const [open, setOpen] = useState<'role' | 'remove' | null>(null)
  if (person.staffId === me.staffId) return null
  const close = () => setOpen(null)
  return (
    <>
      <Button
        variant="subtle"
        aria-label={`${t('people_change_role')}: ${person.name}`}
        onClick={() => setOpen('role')}
      >
        {t('people_change_role')}
      </Button>
      <Button
        variant="subtle"
        c="var(--alert)"
        aria-label={`${t('people_remove')}: ${person.name}`}
        onClick={() => setOpen('remove')}
      >
        {t('people_remove')}
      </Button>
      <RoleDialog person={person} isOpen={open === 'role'} onClose={close} />
      <RemoveDialog person={person} isOpen={open === 'remove'} onClose={close} />
    </>
  )
}

type DialogProps = { person: StaffPerson; isOpen: boolean; onClose: () => void }

function RoleDialog({ person: { staffId, name, role }, isOpen, onClose }: DialogProps) {
  const { t } = useWords()
  const [chosen, setChosen] = useState(role)
  const send = useSend(['GET staff/list-staff'])
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/change-role', { body: { staffId, role: chosen } })
    onClose()
  })
  return (
    <Dialog
      title={t('people_change_title', { name: isolate(name) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={css.form}>
        <Notice error={error} />
        <RoleField value={chosen} onChange={setChosen} />
        <p className={css.lede}>{t('people_change_effect', { name: isolate(name) })}</p>
        <Button loading={isBusy} disabled={chosen === role} onClick={() => void run()}>
          {t('people_change_role')}
        </Button>
      </div>
    </Dialog>
  )
}

function RemoveDialog({ person: { staffId, name }, isOpen, onClose }: DialogProps) {
  const { t } = useWords()
  const send = useSend(['GET staff/list-staff'])
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/remove-staff', { body: { staffId } })
    onClose()
  })
  return (
    <Dialog
      title={t('people_remove_title', { name: isolate(name) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={css.form}>
        <Notice error={error} />
        <p>{t('people_remove_effect', { name: isolate(name) })}</p>
        <Button variant="danger" loading={isBusy} onClick={() => void run()}>
          {t('people_remove')}
        </Button>
      </div>
    </Dialog>
  )
}
