import { Button } from '@mantine/core'
import { htmlLanguage } from '@rimal/contract/language'
import { maxReviewAnswer } from '@rimal/contract/limits'
import type { ReadReview } from '@rimal/contract/staff/reviews'
import { useState } from 'react'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfReviews } from './reads-of-reviews.ts'

type Props = { review: ReadReview; onClose: () => void; onDone: (sentence: string) => void }

/** Writes the answer of the shop below a review, in the language of the review. */
export function AnswerDialog({ review, onClose, onDone }: Props) {
  const { t } = useWords()
  const { reviewId, name, language_code } = review
  const isArabic = language_code === 'arb'
  const [answer, setAnswer] = useState(review.answer ?? '')
  const send = useSend(readsOfReviews)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/answer-review', { body: { reviewId, answer } })
    onDone(t('staff_review_done_answered'))
  })
  return (
    <Dialog
      title={t('staff_review_answer_title', { name: isolate(name) })}
      isOpen
      onClose={onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>{t('staff_review_answer_effect')}</p>
        <Notice error={error} />
        <NoteField
          label={t('staff_review_answer_text')}
          description={t(isArabic ? 'staff_review_in_arabic' : 'staff_review_in_english')}
          lang={htmlLanguage(language_code)}
          maxLength={maxReviewAnswer}
          value={answer}
          onChange={setAnswer}
          minRows={3}
          data-autofocus
        />
        <Button type="submit" loading={isBusy}>
          {t('staff_review_answer_save')}
        </Button>
      </form>
    </Dialog>
  )
}
