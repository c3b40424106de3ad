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
  const { t } = useWords()
  return (
    <NumberField
      {...shared}
      value={value}
      read={(typed) => readAmount(typed, currency)}
      write={(amount) => amountText(amount, currency)}
      wrong={t('form_not_an_amount')}
      unit={currency}
    />
  )
}

type CountProps = Shared & { value: number | null; unit?: string; min?: number; max?: number }

/** A whole number; null while the field is empty. */
export function CountField({ min = 0, max = 1_000_000, unit, ...shared }: CountProps) {
  const { t } = useWords()
  const read = (typed: string) => {
    const count = readCount(typed)
    return typeof count === 'number' && (count < min || count > max) ? undefined : count
  }
  return (
    <NumberField
      {...shared}
      read={read}
      write={(count) => (count === null ? '' : String(count))}
      wrong={t('form_not_a_count', { min, max })}
      unit={unit}
    />
  )
}

type Props = Shared & {
  value: number | null
  /** Returns null for an empty text, and undefined for what cannot be read. */
  read: (typed: string) => number | null | undefined
  write: (value: number | null) => string
  /** The sentence under the field while it cannot be read. */
  wrong: string
  unit?: ReactNode
}

/** Matches the fields that cannot be read; a form that holds one is not saved. */
export const unreadField = 'input[data-unread]'

/**
 * A number that is typed as people write it. Mantine's NumberInput refuses Arabic digits, so this is a text field: what
 * is typed counts at once where it can be read, and is written in its usual form when the field is left.
 */
export function NumberField(props: Props) {
  const { label, value, onChange, error, help, read, write, wrong, unit, isReadOnly } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [reported, setReported] = useState(value)
  if (value !== reported) {
    // The value was changed elsewhere, for instance by discarding the changes.
    setReported(value)
    setTyped(null)
  }
  const isWrong = typed !== null && read(typed) === undefined
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={typed ?? write(value)}
      error={isWrong ? wrong : error}
      description={help}
      readOnly={isReadOnly ?? false}
      rightSection={unit ? <small>{unit}</small> : undefined}
      rightSectionWidth={56}
      data-unread={isWrong || undefined}
      onChange={(event) => {
        const number = read(event.currentTarget.value)
        setTyped(event.currentTarget.value)
        if (number === undefined) return
        setReported(number)
        onChange(number)
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null)
      }}
    />
  )
}
