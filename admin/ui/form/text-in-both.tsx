import { Textarea, TextInput } from '@mantine/core'
import type { Text } from '@rimal/contract/language'
import { useWords } from '../../words.tsx'
import css from './form.module.css'

type Side = keyof Text

type Props = {
  label: string
  value: Text
  onChange: (value: Text) => void
  maxLength: number
  isMultiline?: boolean
  /** What the server refused, by side. */
  errors?: { en?: string | undefined; ar?: string | undefined }
  /** What shoppers get while a language is missing; without it the text may stay empty. */
  whenMissing?: string
  isReadOnly?: boolean
}

/** A text in English and Arabic, side by side; the language of the admin comes first. */
export function TextInBoth(props: Props) {
  const { language } = useWords()
  const sides: Side[] = language === 'arb' ? ['ar', 'en'] : ['en', 'ar']
  return (
    <div className={css.both}>
      {sides.map((side) => (
        <TextOnSide key={side} side={side} {...props} />
      ))}
    </div>
  )
}

function TextOnSide({
  side,
  label,
  value,
  onChange,
  whenMissing,
  errors,
  ...rest
}: Props & { side: Side }) {
  const { t } = useWords()
  const other: Side = side === 'en' ? 'ar' : 'en'
  const text = value[side]
  const isMissing = whenMissing !== undefined && text.trim() === '' && value[other].trim() !== ''
  const { isMultiline = false, isReadOnly = false, maxLength } = rest
  const common = {
    label: <SideLabel label={label} side={side} />,
    'aria-label': `${label}, ${t(side === 'en' ? 'form_english' : 'form_arabic')}`,
    lang: side,
    dir: side === 'ar' ? 'rtl' : 'ltr',
    value: text,
    maxLength,
    readOnly: isReadOnly,
    error: errors?.[side],
    description: isMissing ? <span className={css.missing}>{whenMissing}</span> : undefined,
    'data-missing': isMissing || undefined,
    classNames: { label: css.wideLabel },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [side]: event.currentTarget.value }),
  } as const
  if (isMultiline) return <Textarea {...common} autosize minRows={3} maxRows={12} />
  return <TextInput {...common} />
}

function SideLabel({ label, side }: { label: string; side: Side }) {
  return (
    <span className={css.sideLabel}>
      <span>{label}</span>
      <small lang={side}>{side === 'en' ? 'English' : 'العربية'}</small>
    </span>
  )
}
