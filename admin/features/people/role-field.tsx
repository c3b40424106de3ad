import { NativeSelect } from '@mantine/core'
import { type StaffRole, staffRoles } from '@rimal/contract/permissions'
import { useWords } from '../../words.tsx'

type Props = { value: StaffRole; onChange: (role: StaffRole) => void }

/** Chooses a role and says what it may do. */
export function RoleField({ value, onChange }: Props) {
  const { t } = useWords()
  return (
    <NativeSelect
      label={t('people_role')}
      description={t(`people_role_${value}_may`)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as StaffRole)}
      data={staffRoles.map((role) => ({ value: role, label: t(`admin_role_${role}`) }))}
    />
  )
}
