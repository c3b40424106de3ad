import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/words.tsx'
import { focusFirstError } from './field.tsx'
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

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (await submission.submit({ check, send })) focusFirstError(ref.current)
  }

  return {
    /** For the form element. */
    props: { ref, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    faults,
    failure: failure === '' ? t('no_answer') : failure,
    busy,
    submit,
    forgive: submission.forgive,
    forgiveAll: submission.forgiveAll,
    put: submission.put,
  }
}
