import { useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { formatPhone } from '../../ui/phone/phone-field.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { checkFilled } from './draft/check-filled.ts'
import type { StepProps } from './step-props.ts'
import { ContactFields } from './address/contact-fields.tsx'
import { withProposedCountry } from './draft/proposed-country.ts'
import { changedOf, normaliseContactOf } from './draft/filled.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepFaults } from './draft/use-step-faults.ts'

export function ContactStep(props: StepProps) {
  const { filled, now, arrived } = props
  const { t } = useWords()
  const loggedIn = useLoginHint()
  const { name, phone, email } = filled.contact
  return (
    <StepFrame
      number={1}
      title={t('checkout_contact')}
      place={now === 'contact' ? 'now' : 'done'}
      arrived={arrived}
      editTo="/checkout?step=contact"
      later=""
      summary={
        <>
          <span>{name}</span>
          <span className="ltr justify-self-start">{formatPhone(phone)}</span>
          <span className="ltr justify-self-start break-all">{email}</span>
          {!loggedIn && <span className="text-small">{t('checkout_as_guest')}</span>}
        </>
      }
    >
      <ContactForm {...props} />
    </StepFrame>
  )
}

function ContactForm({ checkoutState, checkout, filled, refused, onRefused, goTo }: StepProps) {
  const { t } = useWords()
  const ref = useRef<HTMLFormElement>(null)
  const codes = checkFilled(filled)
  const faults = useStepFaults({ filled, codes, refused, step: 'contact', form: ref })
  const sending = {
    check: faults.check,
    async send() {
      const saved = await checkoutState.save({ contact: normaliseContactOf(filled.contact) })
      if (saved.ok) return goTo('delivery')
      onRefused(saved.fields)
      return { failure: saved.message || t('checkout_no_answer'), faults: saved.fields }
    },
  }
  const form = useSubmit(sending, ref)
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ContactFields
        contact={filled.contact}
        country={filled.address.country}
        onChange={(contact) =>
          checkoutState.change((typed) => {
            const written = { ...typed.contact, ...changedOf(filled.contact, contact) }
            return withProposedCountry(written, { checkout, filled: typed })
          })
        }
        faultOf={faults.textOf}
        onLeave={faults.leave}
      />
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <Button type="submit" full busy={form.busy} className="mt-2">
        {t('checkout_to_delivery')}
      </Button>
    </form>
  )
}
