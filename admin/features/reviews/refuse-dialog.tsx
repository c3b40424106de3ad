import { Button } from '@mantine/core'
import { htmlLanguage } from '@rimal/contract/language'
import { maxRefusal } from '@rimal/contract/limits'
import type { ReadReview } from '@rimal/contract/staff/reviews'
import { useState } from 'react'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfReviews } from './reads-of-reviews.ts'

type Props = { review: ReadReview; onClose: () => void; onDone: (sentence: string) => void }

/** Asks for the reason that the customer reads; a published review leaves the shop. */
export function RefuseDialog({ review, onClose, onDone }: Props) {
  const { t } = useWords()
  const { reviewId, revision, state, language_code } = review
  const isPublished = state === 'published'
  const isArabic = language_code === 'arb'
  const [reason, setReason] = useState('')
  const send = useSend(readsOfReviews)
  const { run, isBusy, error, fields } = useChange(async () => {
    await send('POST staff/refuse-review', { body: { reviewId, revision, reason } })
    onDone(t('staff_review_done_refused'))
  })
  return (
    <Dialog
      title={t(isPublished ? 'staff_review_remove_title' : 'staff_review_refuse_title')}
      isOpen
      onClose={onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>{t(isPublished ? 'staff_review_remove_effect' : 'staff_review_refuse_effect')}</p>
        <Notice error={Object.keys(fields).length > 0 ? null : error} />
        <NoteField
          label={t('staff_review_reason')}
          description={t(isArabic ? 'staff_review_in_arabic' : 'staff_review_in_english')}
          lang={htmlLanguage(language_code)}
          maxLength={maxRefusal}
          value={reason}
          onChange={setReason}
          error={fields['reason']}
          minRows={3}
          required
          data-autofocus
        />
        <Button type="submit" variant="danger" loading={isBusy}>
          {t(isPublished ? 'staff_review_remove' : 'staff_review_refuse')}
        </Button>
      </form>
    </Dialog>
  )
}
