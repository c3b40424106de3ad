import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../words.tsx'
import { Dialog } from '../dialog.tsx'
import { isolate } from '../isolate.ts'
import { Notice } from '../notice.tsx'
import { useTime } from '../use-time.ts'
import css from './form.module.css'
import type { Fields } from './merge-fields.ts'
import type { Conflict, EditForm } from './use-edit-form.ts'

type Props<F extends Fields> = {
  form: EditForm<F>
  nameOf: (field: keyof F & string) => string
  textOf: (field: keyof F & string, value: unknown) => string
}

/** Lists the fields that two people changed, each with both values, and saves what is chosen. */
export function ConflictDialog<F extends Fields>({ form, ...texts }: Props<F>) {
  const { t } = useWords()
  const { conflict } = form
  return (
    <Dialog title={t('form_conflict_title')} isOpen={conflict !== null} onClose={form.keepWriting}>
      {conflict ? <Choices form={form} conflict={conflict} {...texts} /> : null}
    </Dialog>
  )
}

type Side = 'mine' | 'theirs'

function Choices<F extends Fields>({
  form,
  conflict,
  nameOf,
  textOf,
}: Props<F> & { conflict: Conflict<F> }) {
  const { t } = useWords()
  const time = useTime()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const { theirs, conflicts, taken, fields } = conflict
  const save = () => {
    const fromThem = conflicts.filter((name) => chosen[name] === 'theirs')
    const over = Object.fromEntries(fromThem.map((name) => [name, theirs.fields[name]]))
    void form.resolve({ ...fields, ...over })
  }
  return (
    <div className={css.conflict}>
      <p>{t('form_conflict_lede')}</p>
      {theirs.savedBy ? (
        <p className={css.micro}>
          {t('form_conflict_by', { name: isolate(theirs.savedBy), when: time(theirs.savedAt) })}
        </p>
      ) : null}
      <Notice error={form.error} />
      {conflicts.map((name) => (
        <Radio.Group
          key={name}
          label={nameOf(name)}
          value={chosen[name] ?? 'mine'}
          onChange={(side) => setChosen({ ...chosen, [name]: side as Side })}
        >
          <Radio
            value="theirs"
            label={t('form_conflict_theirs')}
            description={textOf(name, theirs.fields[name])}
          />
          <Radio
            value="mine"
            label={t('form_conflict_mine')}
            description={textOf(name, fields[name])}
          />
        </Radio.Group>
      ))}
      {taken.length > 0 ? (
        <p className={css.micro}>{t('form_conflict_merged', { count: taken.length })}</p>
      ) : null}
      <div className={css.dialogActs}>
        <Button onClick={save} loading={form.isBusy}>
          {t('form_conflict_save')}
        </Button>
        <Button variant="default" onClick={form.keepWriting}>
          {t('form_conflict_keep_writing')}
        </Button>
        <Button variant="subtle" onClick={() => form.takeTheirs()}>
          {t('form_conflict_drop_mine')}
        </Button>
      </div>
    </div>
  )
}
