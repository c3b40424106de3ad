import { TextInput } from '@mantine/core'
import {
  type LengthUnit,
  type MeasurementKey,
  quartersToText,
} from '@rimal/contract/measure/measurements'
import { useState } from 'react'
import { type Words, useWords } from '../../words.tsx'
import { type Finding, isWrong } from './typed-person.ts'

type Props = {
  name: MeasurementKey
  number: number
  unit: LengthUnit
  value: string
  finding: Finding | undefined
  /** Whether somebody tried to save: then what is missing is wrong too. */
  isTried: boolean
  onChange: (text: string) => void
}

/** One length, as people type it: '24 ½', '24.5', '62 cm', in any digits. */
export function MeasureField({ name, number, unit, value, finding, isTried, onChange }: Props) {
  const words = useWords()
  const [isLeft, setLeft] = useState(false)
  const isSaid = isTried || (isLeft && value.trim() !== '')
  const said = finding && isSaid ? sentenceOf(finding, words, unit) : undefined
  const isError = finding !== undefined && isWrong(finding)
  return (
    <TextInput
      label={`${number}. ${words.t(`measurement_${name}`)}`}
      inputMode="text"
      autoComplete="off"
      dir="ltr"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
      error={isError ? said : undefined}
      description={isError ? undefined : said}
    />
  )
}

function sentenceOf(finding: Finding, { t, language }: Words, unit: LengthUnit): string {
  if (finding.kind === 'unread') return t('staff_measure_unread')
  const { code, hint } = finding
  if (code === 'too_small' || code === 'too_large') {
    return t(`staff_measure_${code}`, { hint: quartersToText(hint ?? 0, unit, language) })
  }
  return t(`staff_measure_${code}`)
}
