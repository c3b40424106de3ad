import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReadAddress } from '../../call.ts'
import { useWords } from '../../words.tsx'
import { Dialog } from '../dialog.tsx'
import { Notice } from '../notice.tsx'
import { arrivalState } from '../said/use-arrival-said.ts'
import ui from '../ui.module.css'
import { useChange } from '../use-change.ts'
import css from './record.module.css'

type Props = {
  /** What the button and the question say. */
  title: string
  /** What follows from the deletion. */
  effect: string
  hasChanges: boolean
  onDelete: () => Promise<unknown>
  /** The list of the record, what it says then, and what is read anew. */
  list: { to: string; said: string; renews: readonly ReadAddress[] }
}

/** Deletes the record of a page after a question, and returns to its list; changes in the form come first. */
export function DeleteRecord({ title, effect, hasChanges, onDelete, list }: Props) {
  const { t } = useWords()
  const reasonId = useId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy, error } = useChange(async () => {
    await onDelete()
    // First the way to the list: read anew here, the page would say that its record is missing.
    await navigate(list.to, { state: arrivalState(list.said) })
    for (const read of list.renews) void queries.invalidateQueries({ queryKey: [read] })
  })
  return (
    <div className={css.delete}>
      <Button
        variant="danger"
        aria-disabled={hasChanges}
        data-disabled={hasChanges || undefined}
        aria-describedby={hasChanges ? reasonId : undefined}
        onClick={() => setAsked(!hasChanges)}
      >
        {title}
      </Button>
      {hasChanges ? (
        <p className={css.help} id={reasonId}>
          {t('content_save_first')}
        </p>
      ) : null}
      <Dialog title={title} isOpen={isAsked} onClose={() => setAsked(false)}>
        <div className={ui.form}>
          <Notice error={error} />
          <p>{effect}</p>
          <Button variant="danger" loading={isBusy} onClick={() => void run()}>
            {title}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
