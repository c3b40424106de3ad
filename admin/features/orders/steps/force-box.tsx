import { Checkbox } from '@mantine/core'
import { orderErrors } from '@rimal/contract/errors/orders-errors'
import { Refusal } from '../../../call.ts'
import { useWords } from '../../../words.tsx'

type Props = {
  /** What the step was refused with. */
  error: unknown
  isForced: boolean
  onChange: (isForced: boolean) => void
}

/** While the customer may still cancel, staff begin only if the customer asked them to: the box says so. */
export function ForceBox({ error, isForced, onChange }: Props) {
  const { t } = useWords()
  const { number } = orderErrors.customer_may_still_cancel
  const isAsked = error instanceof Refusal && error.errorCode === number
  if (!isAsked && !isForced) return null
  return (
    <Checkbox
      label={t('order_force')}
      checked={isForced}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
