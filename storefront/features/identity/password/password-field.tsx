import { maxPassword } from '@rimal/contract/limits'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** A password field with a button that shows the text. */
export function PasswordField(
  props: Omit<FieldFrame, 'unit'> & {
    name: string
    autoComplete: 'current-password' | 'new-password'
    value: string
    onChange: (value: string) => void
    enterKeyHint?: 'go' | 'next' | 'done'
  },
) {
  const { t } = useWords()
  const [seen, setSeen] = useState(false)
  return (
    <TextField
      {...props}
      type={seen ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      maxLength={maxPassword}
      unit={
        <button
          type="button"
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
          className="-me-3.5 min-h-11.5 px-3.5 hover:text-oud"
        >
          {t(seen ? 'password_hide' : 'password_show')}
        </button>
      }
    />
  )
}
