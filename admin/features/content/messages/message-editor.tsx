import type { StaffMessage } from '@rimal/contract/staff/messages'
import { useMemo, useState } from 'react'
import { useSend } from '../../../queries.ts'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { useEditForm } from '../../../ui/form/use-edit-form.ts'
import { useWords } from '../../../words.tsx'
import contentCss from '../content.module.css'
import { CaseField } from './case-field.tsx'
import { errorsByField, type MessageForm, ownTextsOf, savedOf } from './message-form.ts'
import css from './messages.module.css'
import { MessageTexts } from './message-texts.tsx'
import { Preview } from './preview.tsx'
import { UnusedTexts } from './unused-texts.tsx'
import { useFieldNames } from './use-field-names.ts'

type Props = { message: StaffMessage; read: () => Promise<StaffMessage> }

/** The texts of a message beside its preview, one case of the message at a time. */
export function MessageEditor({ message, read }: Props) {
  const { t } = useWords()
  const { kind, texts } = message
  const [sample, setSample] = useState(0)
  // Where the texts of the last save stand, by which the server names those that it refused.
  const [places, setPlaces] = useState<number[]>([])
  const send = useSend(['GET staff/get-message/{kind}', 'GET staff/list-message-kinds'])
  const saved = useMemo(() => savedOf(message), [message])
  const form = useEditForm<MessageForm>({
    saved,
    read: async () => savedOf(await read()),
    save: async (fields, revision) => {
      const sent = ownTextsOf(texts, fields)
      setPlaces(sent.places)
      const body = { kind, revision, texts: sent.own, dropUnused: fields['dropUnused'] === true }
      return savedOf(await send('POST staff/save-message', { body }))
    },
  })
  const errors = errorsByField(form.errors, places)
  const [seen, setSeen] = useState<unknown>(null)
  if (form.error !== seen) {
    setSeen(form.error)
    setSample(sampleWithErrors(message, errors, sample))
  }
  const names = useFieldNames(message)
  return (
    <EditForm form={form} {...names}>
      <p className={contentCss.hint}>{t('message_help')}</p>
      <div className={css.page}>
        <div className={css.texts}>
          <CaseField message={message} sample={sample} onChange={setSample} />
          <MessageTexts message={message} form={form} errors={errors} sample={sample} />
          <UnusedTexts message={message} form={form} />
        </div>
        <Preview
          kind={kind}
          sample={sample}
          texts={ownTextsOf(texts, form.value).own}
          channels={message.channels}
        />
      </div>
    </EditForm>
  )
}

/** The case that was chosen, or one with a refused text if the chosen one has none of them. */
function sampleWithErrors(
  { texts }: StaffMessage,
  errors: Readonly<Record<string, string>>,
  chosen: number,
): number {
  const wrong = Object.keys(errors).flatMap((field) => texts[Number.parseInt(field, 10)] ?? [])
  const isHere = wrong.length === 0 || wrong.some(({ samples }) => samples.includes(chosen))
  return isHere ? chosen : (wrong[0]?.samples[0] ?? chosen)
}
