import type { StaffMessage } from '@rimal/contract/staff/messages'
import { useState } from 'react'
import { useWords } from '../../../words.tsx'
import contentCss from '../content.module.css'
import { fieldIn, sideNames, sidesFor } from '../sides.ts'
import { CaseField } from './case-field.tsx'
import { fieldOf, placesIn } from './message-form.ts'
import css from './messages.module.css'
import { Preview } from './preview.tsx'
import { TextPart } from './text-part.tsx'

/** A message whose texts are always the program's: they are shown, and why nobody changes them. */
export function FixedMessage({ message }: { message: StaffMessage }) {
  const { t, language } = useWords()
  const [sample, setSample] = useState(0)
  return (
    <>
      <p className={contentCss.hint}>{t('message_fixed')}</p>
      <div className={css.page}>
        <div className={css.texts}>
          <CaseField message={message} sample={sample} onChange={setSample} />
          {placesIn(message, sample).map(({ index, text }) => (
            <TextPart key={fieldOf(index, 'en')} {...{ message, index, text, sample }}>
              {() =>
                sidesFor(language).map((side) =>
                  text.shipped[side] === '' ? null : (
                    <div key={side} className={css.fixed}>
                      <small>{t(sideNames[side])}</small>
                      <p {...fieldIn(side)}>{text.shipped[side]}</p>
                    </div>
                  ),
                )
              }
            </TextPart>
          ))}
        </div>
        <Preview kind={message.kind} sample={sample} texts={none} channels={message.channels} />
      </div>
    </>
  )
}

const none: [] = []
