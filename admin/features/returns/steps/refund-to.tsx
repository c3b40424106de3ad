import { Radio, TextInput } from '@mantine/core'
import { maxReturnWord } from '@rimal/contract/returns/return-states'
import type { RefundPreview } from '@rimal/contract/staff/returns'
import { useWords } from '../../../words.tsx'
import css from '../returns.module.css'

type To = RefundPreview['to']

type Props = {
  preview: RefundPreview
  to: To
  onChange: (to: To) => void
  paidHow: string
  onPaidHow: (paidHow: string) => void
  refused: string | undefined
}

/** Where a refund goes, and how the shop paid it out if it was paid on delivery. */
export function RefundTo({ preview, to, onChange, paidHow, onPaidHow, refused }: Props) {
  const { t } = useWords()
  const { byHand, creditPossible } = preview
  const asked = (one: To) => (one === preview.to ? ` (${t('staff_return_asked_for')})` : '')
  return (
    <>
      {creditPossible ? (
        <Radio.Group
          label={t('staff_return_refund_to')}
          value={to}
          onChange={(next) => onChange(next === 'credit' ? 'credit' : 'source')}
        >
          <div className={css.choices}>
            <Radio
              value="source"
              label={`${t(byHand ? 'staff_return_to_hand' : 'staff_return_to_source')}${asked('source')}`}
            />
            <Radio value="credit" label={`${t('staff_return_to_credit')}${asked('credit')}`} />
          </div>
        </Radio.Group>
      ) : null}
      {byHand && to === 'source' ? (
        <TextInput
          label={t('staff_return_paid_how')}
          description={t('staff_return_paid_how_help')}
          dir="auto"
          value={paidHow}
          maxLength={maxReturnWord}
          onChange={(event) => onPaidHow(event.currentTarget.value)}
          error={refused}
          required
        />
      ) : null}
    </>
  )
}
