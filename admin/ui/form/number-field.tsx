import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../words.tsx'
import { amountText, readAmount, readCount } from './read-amount.ts'

type Shared = {
  label: string
  onChange: (value: number | null) => void
  error?: string | undefined
  help?: string | undefined
  isReadOnly?: boolean
}

type MoneyProps = Shared & { value: number | null; currency: string }

/** An amount in the currency's minor units, typed as people write it; null while the field is empty. */
export function MoneyField({ currency, value, ...shared }: MoneyProps) {
  return (
    <NumberField
      {...shared}
      value={value}
      read={(typed) => readAmount(typed, currency)}
      write={(amount) => amountText(amount, currency)}
      wrong="form_not_an_amount"
      unit={currency}
    />
  )
}

type CountProps = Shared & { value: number | null; unit?: string; min?: number; max?: number }

/** A whole number; null while the field is empty. */
export function CountField({ min = 0, max = 1_000_000, unit, ...shared }: CountProps) {
  const read = (typed: string) => {
    const count = readCount(typed)
    return typeof count === 'number' && (count < min || count > max) ? undefined : count
  }
  return (
    <NumberField
      {...shared}
      read={read}
      write={(count) => (count === null ? '' : String(count))}
      wrong="form_not_a_count"
      unit={unit}
    />
  )
}

type Props = Shared & {
  value: number | null
  read: (typed: string) => number | null | undefined
  write: (value: number | null) => string
  wrong: 'form_not_an_amount' | 'form_not_a_count'
  unit: ReactNode
}

/**
 * Mantine's NumberInput refuses Arabic digits, so this is a text field: what is typed counts at once where it can be
 * read, and is written in its usual form when the field is left.
 */
function NumberField({
  label,
  value,
  onChange,
  error,
  help,
  read,
  write,
  wrong,
  unit,
  isReadOnly,
}: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed) === undefined
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={typed ?? write(value)}
      error={isWrong ? t(wrong) : error}
      description={help}
      readOnly={isReadOnly ?? false}
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
