import { useRef, useState } from 'react'
import type { Faults, Refusal } from './submission.ts'
import { useSubmit } from './use-submit.ts'

type TextOf<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

/**
 * A form that loses nothing that was typed: its fields, what is wrong with them, and how it is sent (`useSubmit`).
 * `Extra` names what can be wrong besides the fields.
 */
export function useForm<
  Values extends Record<string, unknown>,
  Extra extends string = never,
>(form: {
  /** The values until the first one is changed. */
  start: Values
  /** Stores the values, so that a reload finds them. */
  onChange?: (values: Values) => void
  check: (values: Values) => Faults<(keyof Values & string) | Extra>
  send: (values: Values) => Promise<Refusal<(keyof Values & string) | Extra> | undefined | void>
}) {
  const { start, onChange, check, send } = form
  const [typed, setTyped] = useState<Values | null>(null)
  /** A browser may fill in several fields before the next render. */
  const latest = useRef<Values | null>(null)
  const values = typed ?? start
  const sending = (now: Values) => ({ check: () => check(now), send: () => send(now) })
  const submission = useSubmit(sending(values))

  function put(changed: Values | null) {
    latest.current = changed
    setTyped(changed)
  }

  function change(part: Partial<Values>) {
    const changed = { ...(latest.current ?? start), ...part }
    put(changed)
    onChange?.(changed)
    submission.forgive(Object.keys(part))
  }

  /** A text field: its name, value and fault. */
  function field<Name extends TextOf<Values>>(name: Name) {
    return {
      name,
      value: values[name] as Values[Name] & string,
      onChange: (value: string) => change({ [name]: value } as unknown as Partial<Values>),
      error: submission.faults[name],
    }
  }

  /** Checks a field that the shopper has filled in and left. */
  function leave(name: keyof Values & string) {
    if (values[name]) submission.put({ [name]: check(values)[name] } as typeof submission.faults)
  }

  return {
    ...submission,
    values,
    change,
    field,
    leave,
    /** Sends values that were typed just now, without a press of the button. */
    submitNow: (now: Values) => void submission.run(sending(now)),
    /** Back to the start values. */
    reset: () => put(null),
  }
}
