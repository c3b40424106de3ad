import { TextInput } from '@mantine/core'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { useState } from 'react'
import { useWords } from '../../../words.tsx'

type Props = {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  error: string | undefined
  help: string | undefined
  unit: string | undefined
}

/** A number with up to two decimals; null while the field is empty. */
export function DecimalField({ label, value, onChange, min, max, error, help, unit }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => {
    const number = readDecimal(text)
    return number !== undefined && number !== null && (number < min || number > max)
      ? undefined
      : number
  }
  const isWrong = typed !== null && read(typed) === undefined
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={typed ?? (value === null ? '' : String(value))}
      error={isWrong ? t('settings_not_a_decimal') : error}
      description={help}
      rightSection={unit ? <small>{unit}</small> : undefined}
      rightSectionWidth={56}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const number = read(event.currentTarget.value)
        if (number !== undefined) onChange(number)
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null)
      }}
    />
  )
}

/** Null for an empty text, undefined for what is no such number. */
function readDecimal(text: string): number | null | undefined {
  const plain = toLatinDigits(text).trim().replace(/[,٫]/, '.')
  if (plain === '') return null
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}
