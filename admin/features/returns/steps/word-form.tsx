import { Button } from '@mantine/core'
import { maxReturnWord } from '@rimal/contract/returns/return-states'
import { useState } from 'react'
import { NoteField } from '../../../ui/fields/note-field.tsx'
import { useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfReturns } from '../reads-of-returns.ts'
import type { StepProps } from './step-props.ts'

type Props = StepProps & { step: 'ask' | 'reject' | 'declined' }

/** A step with a text that the customer reads: a question, or why a return is not accepted. */
export function WordForm({ found: { number: returnNumber }, step, onDone }: Props) {
  const { t } = useWords()
  const [word, setWord] = useState('')
  const send = useSend(readsOfReturns)
  const sendWord = (text: string) => {
    if (step === 'ask') {
      return send('POST staff/ask-about-return', { body: { returnNumber, question: text } })
    }
    if (step === 'reject') {
      return send('POST staff/reject-return', { body: { returnNumber, reason: text } })
    }
    const outcome = 'declined' as const
    return send('POST staff/resolve-return', { body: { returnNumber, outcome, reason: text } })
  }
  const { run, isBusy, error, fields } = useChange(async () => {
    onDone((await sendWord(word.trim())).state)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <NoteField
        label={t(step === 'ask' ? 'staff_return_question' : 'staff_return_reason')}
        value={word}
        maxLength={maxReturnWord}
        onChange={setWord}
        error={fields['reason'] ?? fields['question']}
        required
        minRows={3}
        data-autofocus
      />
      <Button type="submit" variant={step === 'ask' ? 'filled' : 'danger'} loading={isBusy}>
        {t(`staff_return_step_${step}`)}
      </Button>
    </form>
  )
}
