import { minPassword } from '@rimal/contract/limits'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { passwordStrength } from './password-strength.ts'
import { PasswordField } from './password-field.tsx'

/** A password to be, and in words how hard it is to guess. */
export function NewPasswordField(props: {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  optional?: boolean
  hint?: string
}) {
  const { value, hint } = props
  const { t } = useWords()
  return (
    <PasswordField
      {...props}
      name="new-password"
      autoComplete="new-password"
      hint={<output>{value ? verdict(value, t) : (hint ?? rule(t))}</output>}
    />
  )
}

function verdict(password: string, t: Words['t']): string {
  const strength = passwordStrength(password)
  if (strength === 'short') {
    return t('password_more', { count: minPassword - [...password].length })
  }
  return t(`password_${strength}`)
}

export function rule(t: Words['t']): string {
  return t('password_hint', { min: minPassword })
}
