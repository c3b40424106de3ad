import type { Visit } from '@rimal/contract/visits'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { formatPhone } from '../../ui/phone/phone-field.tsx'
import { addressText } from '../checkout/address/address-text.ts'
import { timeText } from './visit-text.ts'

/** The facts of the visit, one line each. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const words = useWords()
  const { t } = words
  const { address, contact, units, remarks, status } = visit
  const isOff = status === 'cancelled' || status === 'no_show'
  return (
    <dl className="border-b border-rule">
      <Fact name={t('visit_at')}>
        {isOff ? <s>{timeText(visit, words)}</s> : timeText(visit, words)}
      </Fact>
      <Fact name={t('visit_at_place')}>
        {addressText(address, words)}
        {address.landmark && <span className="block text-ink-2">{address.landmark}</span>}
      </Fact>
      <Fact name={t('visit_for')}>
        <span className="block">{contact.name}</span>
        <span className="ltr text-ink-2">{formatPhone(contact.phone)}</span>
      </Fact>
      <Fact name={t('visit_units')}>{units}</Fact>
      {remarks && (
        <Fact name={t('visit_remarks')}>
          <span className="whitespace-pre-line">{remarks}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-rule py-4 leading-tight sm:grid-cols-[11rem_1fr]">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
