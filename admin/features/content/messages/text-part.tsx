import type { MessageText, StaffMessage } from '@rimal/contract/staff/messages'
import type { ReactNode } from 'react'
import { useWords } from '../../../words.tsx'
import contentCss from '../content.module.css'
import css from './messages.module.css'
import { useTextName } from './use-field-names.ts'

type Props = {
  message: StaffMessage
  index: number
  text: MessageText
  sample: number
  /** What is shown in each language below the name of the text. */
  children: (name: string) => ReactNode
}

/** A text of a case under its name, with the number of cases in which it stands. */
export function TextPart({ message, index, text, sample, children }: Props) {
  const { t } = useWords()
  const name = useTextName(message)(index, sample)
  const all = message.cases.length
  return (
    <fieldset className={css.text}>
      <legend>
        {name}
        {text.samples.length < all ? (
          <small>{t('message_in_cases', { count: text.samples.length, all })}</small>
        ) : null}
      </legend>
      <div className={contentCss.sides}>{children(name)}</div>
    </fieldset>
  )
}
