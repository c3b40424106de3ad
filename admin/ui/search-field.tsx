import { TextInput } from '@mantine/core'
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

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
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const isLeaving = navigation.location !== undefined && navigation.location.pathname !== pathname
  const report = useDebouncedCallback((text: string) => {
    // A tap on a link may leave the focus here, and a search would then end the navigation to the page of the link.
    if (isLeaving) return
    setReported(text.trim())
    onChange(text.trim())
  }, pauseMs)
  // Before the click that follows, whose navigation a search would end; a tap leaves the focus where it is.
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
