import { Button, Textarea } from '@mantine/core'
import { maxWord } from '@rimal/contract/staff/content-kinds'
import type { StaffWord, WordValue } from '@rimal/contract/staff/words'
import { Dialog } from '../../../ui/dialog.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { fieldIn, type Side, sideNames, sidesFor } from '../sides.ts'
import { useWordForm, type WordForm } from './use-word-form.ts'
import { type FormName, formsOf, placeholdersOf } from './word-text.ts'

type Props = {
  word: StaffWord
  onClose: () => void
  /** Called with the sentence that says what was done. */
  onDone: (sentence: string) => void
}

/** Changes a text of the storefront in both languages, or returns to the shipped one. */
export function WordDialog({ word, onClose, onDone }: Props) {
  const { t, language } = useWords()
  const form = useWordForm(word, (isReset) =>
    onDone(t(isReset ? 'content_word_reset_done' : 'content_word_saved')),
  )
  const names = placeholdersOf(word).map(isolate)
  const isChanged = word.own.en !== undefined || word.own.ar !== undefined
  return (
    <Dialog title={t('content_word_title')} isOpen onClose={onClose}>
      <form onSubmit={onSubmit(form.save)} className={ui.form} noValidate>
        <Notice error={form.hasErrors ? null : form.error} />
        <p className={css.hint}>
          <bdi dir="ltr">{word.key}</bdi>
        </p>
        {names.length > 0 ? (
          <p className={css.hint}>{t('content_word_names', { names: names.join(' ') })}</p>
        ) : null}
        {sidesFor(language).map((side) => (
          <WordSide key={side} {...{ word, form, side }} />
        ))}
        <div className={css.acts}>
          <Button type="submit" loading={form.isBusy}>
            {t('form_save')}
          </Button>
          {isChanged ? (
            <Button variant="default" disabled={form.isBusy} onClick={() => void form.reset()}>
              {t('content_word_reset')}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  )
}

type SideProps = { word: StaffWord; form: WordForm; side: Side }

function WordSide({ word, form, side }: SideProps) {
  const { t } = useWords()
  const language = t(sideNames[side])
  const value = form.values[side]
  if (typeof value === 'string') {
    return (
      <WordField
        {...{ word, form, side }}
        label={language}
        value={value}
        onChange={(text) => form.setText(side, text)}
      />
    )
  }
  return (
    <fieldset className={css.side}>
      <legend>{language}</legend>
      {formsOf(word, side).map((name) => (
        <WordField
          key={name}
          {...{ word, form, side, name }}
          label={t(`content_word_form_${name}`)}
          value={value[name] ?? ''}
          onChange={(text) => form.setForm(side, name, text)}
        />
      ))}
    </fieldset>
  )
}

type FieldProps = SideProps & {
  /** The plural form, if the word has such. */
  name?: FormName
  label: string
  value: string
  onChange: (text: string) => void
}

function WordField({ word, form, side, name, label, value, onChange }: FieldProps) {
  const { t } = useWords()
  const language = t(sideNames[side])
  const shipped = shippedText(word.shipped[side], name)
  return (
    <Textarea
      {...fieldIn(side)}
      label={label}
      aria-label={name ? `${label}, ${language}` : label}
      description={
        shipped === value ? undefined : t('content_word_shipped', { text: isolate(shipped) })
      }
      value={value}
      maxLength={maxWord}
      autosize
      minRows={1}
      maxRows={6}
      error={form.errorOf(side, name)}
      // A text of the storefront is one line.
      onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
    />
  )
}

function shippedText(value: WordValue, form: FormName | undefined): string {
  if (typeof value === 'string') return value
  return (form && value[form]) ?? value.other
}
