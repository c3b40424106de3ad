import { type RefObject, useEffect } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { faultText, type FieldCodes, type Step, stepOf } from './check-filled.ts'
import type { Filled } from './filled.ts'
import { useFaults } from './use-faults.ts'

/** The faults of one step as sentences: our own once they are to be seen, the shop's at once. */
export function useStepFaults(input: {
  filled: Filled
  codes: FieldCodes
  refused: FieldCodes
  step: Step
  /** Where the first of them takes the focus. */
  form: RefObject<HTMLElement | null>
}) {
  const { filled, codes, refused, step, form } = input
  const words = useWords()
  const { codeOf, leave, showAll } = useFaults(codes)
  const own = Object.entries(codes).filter(([name]) => stepOf(name) === step)

  // The customer was returned to this step because of a field: the focus moves there.
  const isRefused = Object.keys(refused).some((name) => stepOf(name) === step)
  useEffect(() => {
    if (isRefused) focusFirstError(form.current)
  }, [isRefused, form])

  const textOf = (field: string): string | undefined => {
    const code = codeOf(field) ?? refused[field]
    const { country } = filled.address
    return code && faultText(words, { field, code, address: addressOf(filled, field, country) })
  }
  /** The faults of the step, which are to be seen from now on. */
  function check(): FieldCodes {
    if (own.length > 0) showAll()
    return Object.fromEntries(own)
  }
  return { textOf, leave, check, count: own.length }
}

function addressOf(filled: Filled, field: string, country: string) {
  if (field.startsWith('billing.')) return filled.billing.address ?? filled.address
  if (field === 'address.alternateNumber') {
    return { country, phone: filled.address.alternateNumber }
  }
  return { country, phone: filled.contact.phone }
}
