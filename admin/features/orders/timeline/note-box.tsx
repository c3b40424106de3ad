import { Button } from '@mantine/core'
import { maxOrderNote } from '@rimal/contract/staff/timeline-kinds'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { NoteField } from '../../../ui/fields/note-field.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { useKey } from '../../../ui/form/use-key.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import css from './order-timeline.module.css'
import { readsOfOrders } from '../reads-of-orders.ts'

/** The field above the timeline in which staff write a note for each other. */
export function NoteBox({ number }: { number: string }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const send = useSend(readsOfOrders)
  const { said, say } = useSaid()
  const isEmpty = text.trim() === ''
  /** The notes that were added here: the same text may be written again. */
  const [added, setAdded] = useState(0)
  const key = useKey(`${added} ${text}`)
  const { run, isBusy, error, fields } = useChange(async () => {
    await send('POST staff/add-order-note', { body: { orderNumber: number, key, text } })
    setText('')
    setAdded(added + 1)
    say(t('order_note_added'), false)
  })
  return (
    <form className={css.note} onSubmit={onSubmit(async () => !isEmpty && run())} noValidate>
      <NoteField
        label={t('order_note')}
        description={t('order_note_help')}
        value={text}
        onChange={setText}
        maxLength={maxOrderNote}
        readOnly={isBusy}
        error={fields['text']}
      />
      <Notice error={error} />
      <Button
        type="submit"
        variant="default"
        loading={isBusy}
        aria-disabled={isEmpty}
        data-disabled={isEmpty || undefined}
      >
        {t('order_note_add')}
      </Button>
      <Said said={said} />
      <LeaveGuard isOn={!isEmpty} changes={1} onSave={run} />
    </form>
  )
}
