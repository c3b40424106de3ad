import { errors } from '@rimal/contract/errors'
import { maxReturnWord } from '@rimal/contract/returns/return-states'
import type { OwnReturn } from '@rimal/contract/returns/returns'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'

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
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const isMissing = !/[\p{L}\p{N}]/u.test(text)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailed(null)
    if (isMissing) return focusFirstError(form.current)
    setBusy(true)
    const reply = await send(kind, asked.token, text.trim()).catch(() => null)
    setBusy(false)
    if (reply?.result) {
      showToast(t(kind === 'answer' ? 'return_answered' : 'return_appealed'))
      return onSent(reply.result)
    }
    setFailed(reply?.message ?? t('no_answer'))
    if (reply?.errorCode === errors.return_step_done.number) onStale()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 border-b border-rule py-6"
    >
      <TextArea
        label={t(`return_${kind}`)}
        value={text}
        onChange={setText}
        error={pressed && isMissing ? t('field_required') : undefined}
        maxLength={maxReturnWord}
        rows={3}
        dir="auto"
      />
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
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
