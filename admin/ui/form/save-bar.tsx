import { Button, Kbd } from '@mantine/core'
import { useWords } from '../../words.tsx'
import foot from '../foot/foot-bar.module.css'
import { isMac } from '../keys/is-mac.ts'
import { StateMark } from '../state-mark.tsx'
import css from './form.module.css'
import type { Fields } from './merge-fields.ts'
import type { EditForm } from './use-edit-form.ts'

type Props<F extends Fields> = {
  form: EditForm<F>
  saveLabel?: string | undefined
  savedLabel?: string | undefined
}

/** Appears at the foot with the first change; it says what is not saved, and what was refused. */
export function SaveBar<F extends Fields>({ form, saveLabel, savedLabel }: Props<F>) {
  const { t } = useWords()
  const count = form.changes
  const refused = Object.keys(form.errors).length
  const isOpen = count > 0 || form.isBusy
  return (
    <>
      <output className={css.savedNote}>
        {form.isSaved ? (savedLabel ?? t('form_saved')) : ''}
      </output>
      {isOpen ? (
        <div className={`${foot.bar} ${css.saveBar}`}>
          {refused > 0 ? (
            <StateMark kind="needs">{t('form_refused', { count: refused })}</StateMark>
          ) : (
            <StateMark kind="held">{t('form_unsaved', { count })}</StateMark>
          )}
          <div className={css.saveActs}>
            <Button variant="subtle" onClick={form.discard} disabled={form.isBusy}>
              {t('form_discard')}
            </Button>
            <Button
              type="submit"
              loading={form.isBusy}
              rightSection={<Kbd className={foot.key}>{isMac ? '⌘ S' : 'Ctrl S'}</Kbd>}
            >
              {saveLabel ?? t('form_save')}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  )
}
