import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import css from './redirects.module.css'
import { type AddedSoFar, useAddLines } from './use-add-lines.ts'

type Props = { onClose: () => void; onAdded: (count: number) => void }
type Skipped = AddedSoFar['skipped']
type Done = Pick<AddedSoFar, 'added' | 'skipped'>

/** Adds a pasted list of addresses; the lines that cannot be added stay, each with its reason. */
export function PasteDialog({ onClose, onAdded }: Props) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [done, setDone] = useState<Done | null>(null)
  const addLines = useAddLines()
  const { run, isBusy, error } = useChange(async () => {
    const before = done?.added ?? 0
    setDone(before > 0 ? { added: before, skipped: [] } : null)
    // What is left in the field are the lines to mend, and those that were not sent yet.
    const show = ({ added, skipped, left }: AddedSoFar) => {
      setText([...skipped.map((one) => one.text), ...left].join('\n'))
      setDone({ added: before + added, skipped })
    }
    const all = await addLines(text, show)
    if (all.skipped.length === 0) return onAdded(before + all.added)
    show(all)
  })
  return (
    <Dialog title={t('redirects_paste')} isOpen onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={ui.form} noValidate>
        <Notice error={error} />
        <output>{done ? t('redirects_added', { count: done.added }) : null}</output>
        <Textarea
          label={t('redirects_lines')}
          dir="ltr"
          spellCheck={false}
          autosize
          minRows={6}
          maxRows={14}
          readOnly={isBusy}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            // The numbers of the lines are no longer those of the answer.
            setDone((now) => now && { ...now, skipped: [] })
          }}
        />
        {done && done.skipped.length > 0 ? <SkippedLines skipped={done.skipped} /> : null}
        <Button type="submit" loading={isBusy} disabled={text.trim() === ''} className={css.submit}>
          {t('redirects_save')}
        </Button>
      </form>
    </Dialog>
  )
}

function SkippedLines({ skipped }: { skipped: Skipped }) {
  const { t } = useWords()
  return (
    <div role="alert" className={css.wrong}>
      <p>{t('redirects_skipped')}</p>
      <ul>
        {skipped.map(({ fault }, index) => (
          // The lines stand in the field in this order.
          <li key={index}>
            {t('redirects_line', { line: index + 1 })}: {t(`redirect_fault_${fault}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
