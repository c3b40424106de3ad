import { TextInput } from '@mantine/core'
import { localTime } from '@rimal/contract/dates'
import { useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { timeZoneName } from '../time/time-zone-name.ts'
import { instantIn } from './instant-in.ts'

type Props = {
  label: string
  /** ISO 8601 in UTC; null for none. */
  value: string | null
  onChange: (value: string | null) => void
  description?: string | undefined
  error?: string | undefined
  /** Takes the focus when the dialog around it opens. */
  isFirst?: boolean
}

/** A day and a time, written in the time zone of the shop, which the field names. */
export function MomentField(props: Props) {
  const zone = useShop()?.timeZone
  return zone ? <MomentIn key={zone} zone={zone} {...props} /> : null
}

function MomentIn({ zone, label, value, onChange, ...props }: Props & { zone: string }) {
  const { t, language } = useWords()
  const { description, error, isFirst } = props
  const [typed, setTyped] = useState(() => localIn(value, zone))
  const [sent, setSent] = useState(value)
  const [isHalf, setHalf] = useState(false)
  // Half a year that is being typed is a moment too; only a value from elsewhere replaces what is typed.
  if (value !== sent) {
    setSent(value)
    setTyped(localIn(value, zone))
    setHalf(false)
  }
  const isUnread = isHalf || !isRead(typed)
  // The text of a field is empty while a part of its date is missing, and no event says so but that of the key.
  const look = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    setHalf(currentTarget.validity.badInput)
  const write = (input: HTMLInputElement) => {
    const text = input.value
    look({ currentTarget: input })
    setTyped(text)
    if (input.validity.badInput || !isRead(text)) return
    const next = text === '' ? null : instantIn(text, zone)
    setSent(next)
    onChange(next)
  }
  return (
    <TextInput
      type="datetime-local"
      dir="ltr"
      label={t('moment_in_zone', { label, zone: timeZoneName(zone, language) })}
      description={description}
      value={typed}
      max="9999-12-31T23:59"
      onChange={(event) => write(event.currentTarget)}
      onKeyUp={look}
      onBlur={look}
      error={isUnread ? t('moment_incomplete') : error}
      data-unread={isUnread || undefined}
      data-autofocus={isFirst || undefined}
    />
  )
}

/** An empty text is no moment, and a year has four digits. */
function isRead(text: string): boolean {
  return text === '' || /^\d{4}-/.test(text)
}

function localIn(instant: string | null, zone: string): string {
  if (instant === null || Number.isNaN(Date.parse(instant))) return ''
  const { day, hour, minute } = localTime(new Date(instant), zone)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${day}T${two(hour)}:${two(minute)}`
}
