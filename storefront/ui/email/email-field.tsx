import { maxEmail } from '@rimal/contract/limits'
import { type ComponentProps, useState } from 'react'
import { TextField } from '../text-field.tsx'
import { EmailSuggestion } from './email-suggestion.tsx'

/**
 * An email address. Where its domain looks like a typing mistake, the field offers the likely one. A field that
 * takes an email or a phone passes another `type`.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  const { value, onChange, onBlur } = props
  const [hasLeft, setHasLeft] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={maxEmail}
        {...props}
        onBlur={(event) => {
          setHasLeft(true)
          onBlur?.(event)
        }}
      />
      <EmailSuggestion typed={value} writing={!hasLeft} onTake={onChange} />
    </div>
  )
}
