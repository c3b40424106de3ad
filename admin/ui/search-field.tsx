import { TextInput } from '@mantine/core'
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  /** Inside a form: Enter does not save the form. */
  isInForm?: boolean
}

const pauseMs = 250

/**
 * A field to search a list: what is typed counts after a short pause, so that the list is not read at every key, or when
 * the field loses the focus.
 */
export function SearchField({ label, value, onChange, isInForm = false }: Props) {
  const [typed, setTyped] = useState(value)
  const [earlier, setEarlier] = useState(value)
  const [reported, setReported] = useState(value)
  if (value !== earlier) {
    setEarlier(value)
    // The search was changed elsewhere, for instance by Back; an own search may be behind what is typed.
    if (value !== reported) {
      setTyped(value)
      setReported(value)
    }
  }
  const report = useDebouncedCallback((text: string) => {
    setReported(text.trim())
    onChange(text.trim())
  }, pauseMs)
  // A search after a click would end the navigation to the page of a link, and a tap leaves the focus here.
  useWindowEvent('pointerdown', () => report.flush(), { capture: true })
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      // An empty field has the direction of the page, and so has its placeholder.
      dir={typed === '' ? undefined : 'auto'}
      value={typed}
      onBlur={() => report.flush()}
      onKeyDown={(event) => {
        if (isInForm && event.key === 'Enter') event.preventDefault()
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        report(event.currentTarget.value)
      }}
    />
  )
}
