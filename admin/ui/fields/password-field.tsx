import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useWords } from '../../words.tsx'

/** A password, which its writer may look at. */
export function PasswordField(props: Omit<PasswordInputProps, 'dir'>) {
  const { t } = useWords()
  return (
    <PasswordInput
      {...props}
      dir="ltr"
      visibilityToggleButtonProps={{ 'aria-label': t('sign_in_show_password') }}
    />
  )
}
