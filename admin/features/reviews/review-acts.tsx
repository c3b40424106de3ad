import { Button } from '@mantine/core'
import type { ReadReview } from '@rimal/contract/staff/reviews'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { readsOfReviews } from './reads-of-reviews.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

type Props = { review: ReadReview; onDone: (sentence: string) => void }

/** Publishes a review, refuses it with a reason, or answers it. */
export function ReviewActs({ review, onDone }: Props) {
  const { t } = useWords()
  const { reviewId, revision, state, answer } = review
  const [dialog, setDialog] = useState<'refuse' | 'answer' | null>(null)
  const send = useSend(readsOfReviews)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/publish-review', { body: { reviewId, revision } })
    onDone(t('staff_review_done_published'))
  })
  const close = () => setDialog(null)
  const done = (sentence: string) => {
    close()
    onDone(sentence)
  }
  return (
    <>
      <Notice error={error} />
      <div className={ui.acts}>
        {state === 'published' ? null : (
          <Button
            variant={state === 'pending' ? 'filled' : 'default'}
            loading={isBusy}
            onClick={() => void run()}
          >
            {t(state === 'pending' ? 'staff_review_publish' : 'staff_review_publish_after_all')}
          </Button>
        )}
        <Button variant="default" onClick={() => setDialog('answer')}>
          {t(answer === null ? 'staff_review_answer' : 'staff_review_change_answer')}
        </Button>
        {state === 'refused' ? null : (
          <Button variant="danger" onClick={() => setDialog('refuse')}>
            {t(state === 'published' ? 'staff_review_remove' : 'staff_review_refuse')}
          </Button>
        )}
      </div>
      {dialog === 'answer' ? <AnswerDialog review={review} onClose={close} onDone={done} /> : null}
      {dialog === 'refuse' ? <RefuseDialog review={review} onClose={close} onDone={done} /> : null}
    </>
  )
}
