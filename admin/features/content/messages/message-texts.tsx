import type { StaffMessage } from '@rimal/contract/staff/messages'
import { useState } from 'react'
import { useWords } from '../../../words.tsx'
import { sidesFor } from '../sides.ts'
import { fieldOf, type MessageEdit, placesIn } from './message-form.ts'
import { MessageTextField } from './message-text-field.tsx'
import { TextPart } from './text-part.tsx'

type Props = {
  message: StaffMessage
  form: MessageEdit
  errors: Readonly<Record<string, string>>
  /** Only the texts of this case are shown. */
  sample: number
}

/** The texts of a case in the order of the message, each in both languages. */
export function MessageTexts({ message, form, errors, sample }: Props) {
  const { language } = useWords()
  const [active, setActive] = useState('')
  return placesIn(message, sample).map(({ index, text }) => (
    <TextPart key={fieldOf(index, 'en')} {...{ message, index, text, sample }}>
      {(name) =>
        sidesFor(language).map((side) =>
          text.shipped[side] === '' ? null : (
            <MessageTextField
              key={side}
              {...{ text, side, name }}
              value={String(form.value[fieldOf(index, side)] ?? '')}
              error={errors[fieldOf(index, side)]}
              onChange={(value) => form.set(fieldOf(index, side), value)}
              isActive={active === fieldOf(index, side)}
              onActive={() => setActive(fieldOf(index, side))}
            />
          ),
        )
      }
    </TextPart>
  ))
}
