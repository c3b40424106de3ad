import { Input, TextInput } from '@mantine/core'
import { useWords } from '../../words.tsx'
import css from './groups.module.css'

type Props = { value: string; onChange: (code: string) => void; error: string | undefined }

const example = '#2b3d66'

/** A colour: chosen by sight, or written as its code. */
export function ColorField({ value, onChange, error }: Props) {
  const { t } = useWords()
  const isCode = /^#[0-9A-Fa-f]{6}$/.test(value)
  return (
    <Input.Wrapper label={t('groups_color')} labelElement="div">
      <div className={css.color}>
        <input
          type="color"
          className={css.picker}
          aria-label={t('groups_color')}
          value={isCode ? value.toLowerCase() : '#ffffff'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextInput
          aria-label={t('groups_color_code', { example })}
          placeholder={example}
          dir="ltr"
          maxLength={7}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
          error={error}
        />
      </div>
    </Input.Wrapper>
  )
}
