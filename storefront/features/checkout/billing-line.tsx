import { useWords, type Words } from '../../i18n/words.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Step } from './draft/check-filled.ts'
import type { Filled } from './draft/filled.ts'

/** One line for what almost nobody changes. */
export function BillingLine({ filled, step }: { filled: Filled; step: Step }) {
  const { t } = useWords()
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-small leading-tight">
      <span>{billingText(filled, t)}</span>
      <TextLink to={`/belling-details?step=${step}`}>{t('billing_change')}</TextLink>
    </p>
  )
}

function billingText({ billing, contact, pickup }: Filled, t: Words['t']): string {
  if (billing.sameAsDelivery && !billing.company) {
    return t(pickup ? 'billing_same_pickup' : 'billing_same')
  }
  return t('billing_in_name', { name: billing.company || billing.address?.name || contact.name })
}
