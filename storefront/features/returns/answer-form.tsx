import { errors } from '@rimal/contract/errors'
import { maxReturnWord } from '@rimal/contract/returns/return-states'
import type { OwnReturn } from '@rimal/contract/returns/returns'
import { answerOf, call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { refusalOf } from '../../ui/form/submission.ts'
import { TextArea } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useForm } from '../../ui/form/use-form.ts'

/** The customer's answer or appeal. The text stays when sending it fails. */
export function AnswerForm(props: {
  asked: OwnReturn
  kind: 'answer' | 'appeal'
  onSent: (asked: OwnReturn) => void
  /** Called when the return has changed meanwhile. */
  onStale: () => void
}) {
  const { asked, kind, onSent, onStale } = props
  const { t } = useWords()
  const form = useForm<{ text: string }>({
    start: { text: '' },
    check: ({ text }) => (/[\p{L}\p{N}]/u.test(text) ? {} : { text: t('field_required') }),
    async send({ text }) {
      const reply = await answerOf(send(kind, asked.token, text.trim()))
      if (reply?.result) {
        showToast(t(kind === 'answer' ? 'return_answered' : 'return_appealed'))
        return onSent(reply.result)
      }
      if (reply?.errorCode === errors.return_step_done.number) onStale()
      return refusalOf(reply)
    },
  })
  return (
    <form {...form.props} className="grid gap-5 border-b border-rule py-6">
      <TextArea
        {...form.field('text')}
        label={t(`return_${kind}`)}
        maxLength={maxReturnWord}
        rows={3}
        dir="auto"
      />
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        {t(`return_${kind}_send`)}
      </Button>
    </form>
  )
}

function send(kind: 'answer' | 'appeal', returnToken: string, text: string) {
  return kind === 'answer'
    ? call('POST return/answer-question', { body: { returnToken, answer: text } })
    : call('POST return/appeal-return', { body: { returnToken, appeal: text } })
}
