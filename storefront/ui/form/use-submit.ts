import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { focusFirstError } from '../field.tsx'
import { createSubmission, type Sending } from './submission.ts'

type FormEvent = { preventDefault: () => void }

/**
 * Sends a form with values of its own: it is checked first, a second press meanwhile does nothing, and after a
 * refusal the first wrong field has the focus.
 */
export function useSubmit<Field extends string>(
  { check, send }: Sending<Field>,
  given?: RefObject<HTMLFormElement | null>,
) {
  const { t } = useWords()
  const own = useRef<HTMLFormElement>(null)
  const ref = given ?? own
  const [submission] = useState(() => createSubmission<Field>())
  const { faults, failure, busy } = useSyncExternalStore(
    submission.subscribe,
    submission.get,
    submission.get,
  )

  async function run(sending: Sending<Field>) {
    if (await submission.submit(sending)) focusFirstError(ref.current)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void run({ check, send })
  }

  return {
    /** For the form element. */
    props: { ref, noValidate: true, onSubmit },
    faults,
    failure: failure === '' ? t('no_answer') : failure,
    busy,
    /** Sends without a press of the button. */
    submit: () => run({ check, send }),
    run,
    forget: submission.forget,
    forgive: submission.forgive,
    put: submission.put,
  }
}
