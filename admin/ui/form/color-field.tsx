import { Input, TextInput } from '@mantine/core'
import { useWords } from '../../words.tsx'
import css from './form.module.css'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  error?: string | undefined
  isReadOnly?: boolean
}

const example = '#2b3d66'

/** A colour: chosen by sight, or written as its code. */
export function ColorField({ label, value, onChange, error, isReadOnly = false }: Props) {
  const { t } = useWords()
  const isCode = /^#[0-9A-Fa-f]{6}$/.test(value)
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={css.color}>
        <input
          type="color"
          className={css.picker}
          aria-label={label}
          disabled={isReadOnly}
          value={isCode ? value.toLowerCase() : '#ffffff'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextInput
          aria-label={t('form_color_code', { example })}
          placeholder={example}
          dir="ltr"
          maxLength={7}
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
          error={error}
        />
      </div>
    </Input.Wrapper>
  )
}
