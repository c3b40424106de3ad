import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { Dialog } from '../../ui/dialog.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { InspectForm } from './steps/inspect-form.tsx'
import { PickupForm } from './steps/pickup-form.tsx'
import { PlainForm } from './steps/plain-form.tsx'
import { RefundForm } from './steps/refund-form.tsx'
import { ReplacementForm } from './steps/replacement-form.tsx'
import { WordForm } from './steps/word-form.tsx'
import type { ReturnStep } from './possible-steps.ts'
import { useEffectOf } from './use-effect-of.ts'

type Props = {
  found: StaffReturnPage
  step: ReturnStep
  onClose: () => void
  onDone: (state: ReturnState) => void
}

/** A step of a return: its effect on money, stock and the customer first, then what it needs. */
export function StepDialog({ found, step, onClose, onDone }: Props) {
  const { t } = useWords()
  const effect = useEffectOf(found, step)
  return (
    <Dialog title={t(`staff_return_step_${step}`)} isOpen onClose={onClose}>
      <div className={ui.form}>
        {effect ? <p>{effect}</p> : null}
        <StepForm found={found} step={step} onDone={onDone} />
      </div>
    </Dialog>
  )
}

function StepForm({ found, step, onDone }: Omit<Props, 'onClose'>) {
  switch (step) {
    case 'ask':
    case 'reject':
    case 'declined':
      return <WordForm found={found} step={step} onDone={onDone} />
    case 'pickup':
      return <PickupForm found={found} onDone={onDone} />
    case 'inspect':
      return <InspectForm found={found} onDone={onDone} />
    case 'refunded':
      return <RefundForm found={found} onDone={onDone} />
    case 'exchanged':
      return <ReplacementForm found={found} onDone={onDone} />
    default:
      return <PlainForm found={found} step={step} onDone={onDone} />
  }
}
