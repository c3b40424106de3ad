import { Button } from '@mantine/core'
import { useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfReturns } from '../reads-of-returns.ts'
import type { StepProps } from './step-props.ts'

const calls = {
  approve: 'POST staff/approve-return',
  collect: 'POST staff/return-collected',
  receive: 'POST staff/return-received',
  close: 'POST staff/close-return',
} as const

type Props = StepProps & { step: keyof typeof calls | 'altered' }

/** A step that needs nothing but the number of the return. */
export function PlainForm({ found: { number: returnNumber }, step, onDone }: Props) {
  const { t } = useWords()
  const send = useSend(readsOfReturns)
  const { run, isBusy, error } = useChange(async () => {
    const { state } =
      step === 'altered'
        ? await send('POST staff/resolve-return', { body: { returnNumber, outcome: 'altered' } })
        : await send(calls[step], { body: { returnNumber } })
    onDone(state)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <Button type="submit" loading={isBusy} data-autofocus>
        {t(`staff_return_step_${step}`)}
      </Button>
    </form>
  )
}
