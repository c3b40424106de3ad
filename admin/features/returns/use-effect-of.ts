import { formatMoney } from '@rimal/contract/money'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { useWords } from '../../words.tsx'
import type { ReturnStep } from './possible-steps.ts'

/** What a step does to money, stock and the customer; null for a refund, whose form says the amount. */
export function useEffectOf(found: StaffReturnPage, step: ReturnStep): string | null {
  const { t } = useWords()
  const approval = useApproval(found)
  const { kind, appeal } = found
  if (step === 'refunded') return null
  if (step === 'approve') return approval
  if (step === 'reject' && appeal !== null) return t('staff_return_effect_reject_again')
  if (step === 'inspect' && kind === 'alteration')
    return t('staff_return_effect_inspect_alteration')
  return t(`staff_return_effect_${step}`)
}

function useApproval({ kind, refund, currency }: StaffReturnPage): string {
  const { t, language } = useWords()
  if (kind !== 'return') return t(`staff_return_approve_${kind}`)
  if (!refund) return t('staff_return_approve_plain')
  return t('staff_return_approve_return', {
    amount: formatMoney(refund.amount, { currency, language }),
    how: t(`staff_return_how_${howOf(refund)}`),
  })
}

/** How a refund reaches the customer. */
export function howOf({ byHand, toCredit }: { byHand: boolean; toCredit: boolean }) {
  if (toCredit) return 'credit'
  return byHand ? 'hand' : 'source'
}
