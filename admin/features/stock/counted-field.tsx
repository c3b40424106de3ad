import { TextInput } from '@mantine/core'
import { maxStockUnits } from '@rimal/contract/stock/stock-kinds'
import { useState } from 'react'
import { readDifference } from './signed.ts'
import css from './stock.module.css'

type Props = {
  label: string
  value: number
  onChange: (counted: number) => void
  error: string | undefined
}

/** What was counted, to be corrected by hand: what can be read counts at once. */
export function CountedField({ label, value, onChange, error }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      className={css.counted}
      aria-label={label}
      dir="ltr"
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const counted = readDifference(event.currentTarget.value)
        if (counted !== undefined && counted >= 0 && counted <= maxStockUnits) onChange(counted)
      }}
      onBlur={() => setTyped(null)}
      error={error}
    />
  )
}
