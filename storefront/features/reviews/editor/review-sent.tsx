import type { OwnReview, ReviewedLine } from '@rimal/contract/reviews'
import { useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { AskDialog } from '../../../ui/ask-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { attempt, showToast } from '../../../ui/toast.tsx'
import { clearReviewDraft } from './review-draft.ts'

type Props = {
  line: ReviewedLine
  review: OwnReview
  /** True when the form below shows the same texts. */
  isChanging: boolean
  onChange: () => void
  onWithdrawn: () => void
}

/** The state of the customer's review: in moderation, published, or in need of a change. */
export function ReviewSent(props: Props) {
  const { line, review, isChanging, onChange, onWithdrawn } = props
  const { t } = useWords()
  const { state, refusedFor } = review
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Note>
        <p>{t(`review_is_${state}`)}</p>
        {refusedFor !== null && (
          <p className="mt-2 text-body wrap-anywhere">
            <bdi>{refusedFor}</bdi>
          </p>
        )}
      </Note>
      {!isChanging && <Words line={line} review={review} />}
      <div className="flex flex-wrap gap-x-8 gap-y-4 text-small">
        {state === 'pending' && !isChanging && (
          <TextButton onClick={onChange}>{t('review_change')}</TextButton>
        )}
        {state === 'published' && (
          <TextLink to={`/product-details/${line.product_address}#reviews`}>
            {t('review_see_published')}
          </TextLink>
        )}
        <TextButton className="text-alert" onClick={() => setLeaving(true)}>
          {t('review_withdraw')}
        </TextButton>
      </div>
      <WithdrawDialog
        lineId={line.lineId}
        open={leaving}
        onClose={() => setLeaving(false)}
        onWithdrawn={onWithdrawn}
      />
    </>
  )
}

function Words({ line, review }: { line: ReviewedLine; review: OwnReview }) {
  const { t } = useWords()
  const { rating, text, name, fit, heightCm, answer } = review
  const facts = [
    t(line.madeToMeasure ? `review_measured_${fit}` : `fit_${fit}`),
    heightCm !== null && t('review_height', { height: heightCm }),
  ]
  const pictures = line.pictures.filter(({ taken }) => taken)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <bdi>{name}</bdi>
        <Stars rating={rating} />
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="text-small leading-tight text-ink-2">
        {facts.filter(Boolean).join(t('list_separator'))}
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-1">
          {pictures.map(({ id, preview }, index) => (
            <li key={id}>
              <img
                src={preview}
                alt={t('review_picture', { number: index + 1 })}
                className="aspect-4/5 w-24 bg-wash object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <div className="mt-2 grid gap-1 border-s border-gold ps-4">
          <p className="text-small text-ink-2">{t('review_answer')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
        </div>
      )}
    </div>
  )
}

function WithdrawDialog(props: {
  lineId: string
  open: boolean
  onClose: () => void
  onWithdrawn: () => void
}) {
  const { lineId, open, onClose, onWithdrawn } = props
  const { t } = useWords()

  async function withdraw() {
    const reply = await tryCall('POST review/withdraw-review', { body: { lineId } })
    onClose()
    if (!reply?.result) return reply
    clearReviewDraft(lineId)
    onWithdrawn()
    return showToast(t('review_withdrawn'))
  }

  return (
    <AskDialog
      open={open}
      title={t('review_withdraw_title')}
      keep={t('review_keep')}
      act={t('review_withdraw')}
      onKeep={onClose}
      onAct={() => attempt(`review ${lineId}`, withdraw)}
    >
      <p>{t('review_withdraw_text')}</p>
    </AskDialog>
  )
}
