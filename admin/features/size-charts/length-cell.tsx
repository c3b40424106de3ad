import { parseLength } from '@rimal/contract/measure/read-length'
import { type LengthUnit, type Quarters, quartersToCm } from '@rimal/contract/measure/measurements'
import { maxChartLength } from '@rimal/contract/staff/size-chart-kinds'
import { useId, useState } from 'react'
import { inchesOf } from '../../ui/form/quarter-inches.ts'
import { useWords } from '../../words.tsx'
import css from './charts.module.css'

type Props = {
  label: string
  unit: LengthUnit
  value: Quarters | null
  onChange: (value: Quarters | null) => void
}

/** A length of the table as people write it; one that cannot be read keeps the form from being saved. */
export function LengthCell({ label, unit, value, onChange }: Props) {
  const { t } = useWords()
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [reported, setReported] = useState(value)
  if (value !== reported) {
    // The value was changed elsewhere, for instance by discarding the changes.
    setReported(value)
    setTyped(null)
  }
  const isUnread = typed !== null && read(typed, unit) === undefined
  const change = (text: string) => {
    const length = read(text, unit)
    setTyped(text)
    if (length === undefined) return
    setReported(length)
    onChange(length)
  }
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={isUnread || undefined}
        aria-describedby={isUnread ? errorId : undefined}
        data-unread={isUnread || undefined}
        inputMode="decimal"
        dir="ltr"
        value={typed ?? write(value, unit)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => {
          if (!isUnread) setTyped(null)
        }}
      />
      {isUnread ? (
        <p className={css.error} id={errorId}>
          {t('charts_not_a_length')}
        </p>
      ) : null}
    </>
  )
}

/** Returns null for an empty text, and undefined for what is no length of a chart. */
function read(typed: string, unit: LengthUnit): Quarters | null | undefined {
  if (typed.trim() === '') return null
  const length = parseLength(typed, unit)
  return length !== undefined && length > 0 && length <= maxChartLength ? length : undefined
}

function write(value: Quarters | null, unit: LengthUnit): string {
  if (value === null) return ''
  return unit === 'cm' ? String(quartersToCm(value)) : inchesOf(value)
}
