import { Button, Textarea } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import { maxOfSlot } from '@rimal/contract/staff/message-kinds'
import type { MessageText } from '@rimal/contract/staff/messages'
import { messageValueWords } from '@rimal/contract/words/admin/message-kinds'
import { useLayoutEffect, useRef } from 'react'
import { isolate } from '../../../ui/isolate.ts'
import { useWords } from '../../../words.tsx'
import { fieldIn, type Side, sideNames } from '../sides.ts'
import { asOneLine, withValue } from './message-form.ts'
import css from './messages.module.css'

type Props = {
  text: MessageText
  side: Side
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** Values are offered at the field that is being written. */
  isActive: boolean
  onActive: () => void
}

/** A text in one language: what it ships as, what must stay in it, and the values that it may have. */
export function MessageTextField(props: Props) {
  const { text, side, name, value, error, onChange, isActive, onActive } = props
  const { t } = useWords()
  const { field, insert } = useInsert(value, onChange)
  const shipped = text.shipped[side]
  const language = t(sideNames[side])
  const isChanged = value !== shipped
  return (
    <div className={css.field} data-changed={isChanged}>
      <Textarea
        ref={field}
        {...fieldIn(side)}
        label={language}
        aria-label={`${name}, ${language}`}
        description={isChanged ? t('message_original', { text: isolate(shipped) }) : undefined}
        value={value}
        maxLength={maxOfSlot(text.slot)}
        autosize
        minRows={1}
        maxRows={8}
        error={error}
        onFocus={onActive}
        // Each text is one line; lines break where the reader's program breaks them.
        onChange={(event) => onChange(asOneLine(event.currentTarget.value))}
      />
      {isChanged ? (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('message_text_reset_named', { name, language })}
          onClick={() => onChange(shipped)}
        >
          {t('message_text_reset')}
        </Button>
      ) : null}
      {isActive ? <Values text={text} side={side} onInsert={insert} /> : null}
    </div>
  )
}

type ValuesProps = Pick<Props, 'text' | 'side'> & { onInsert: (name: string) => void }

/** The values that may stand in a text, those that must stay first. */
function Values({ text, side, onInsert }: ValuesProps) {
  const { t, language } = useWords()
  const required = text.required[side]
  const names = [...new Set([...required, ...text.names[side]])]
  const labelOf = (name: string) => {
    const words = messageValueWords[name]
    return words ? textIn(words, language) : name
  }
  if (names.length === 0) return null
  return (
    <fieldset aria-label={t('message_insert')} className={css.values}>
      {required.length > 0 ? (
        <p>{t('message_required', { values: required.map(labelOf).join(' · ') })}</p>
      ) : null}
      {names.map((name) => (
        <Button
          key={name}
          variant="default"
          size="compact-sm"
          aria-label={t('message_insert_named', { value: labelOf(name) })}
          onClick={() => onInsert(name)}
        >
          {labelOf(name)} <bdi dir="ltr" className={css.valueName}>{`{${name}}`}</bdi>
        </Button>
      ))}
    </fieldset>
  )
}

/** Puts a value where the caret is, and the caret behind it once the text is drawn anew. */
function useInsert(value: string, onChange: (value: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const insert = (name: string) => {
    const { selectionStart: start, selectionEnd: end } = field.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    }
    const next = withValue(value, { name, start, end })
    caret.current = next.caret
    onChange(next.text)
  }
  return { field, insert }
}
