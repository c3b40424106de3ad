import { maxHeightCm, maxReviewPictures, minHeightCm } from '@rimal/contract/limits'
import type { ReviewedLine } from '@rimal/contract/reviews'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { isName } from '@rimal/contract/text/person-name'
import { useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { type Faults, refusalOf } from '../../../ui/form/submission.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { clearReviewDraft, startOf, storeReviewDraft, type Written } from './review-draft.ts'
import { usePictures } from './use-pictures.ts'

/** A review as it is written and sent, with its pictures, which the shop stores as soon as they are chosen. */
export function useReviewForm(props: {
  line: ReviewedLine
  onSent: (saved: ReviewedLine) => void
}) {
  const { line, onSent } = props
  const { lineId } = line
  const { t } = useWords()
  const [start] = useState(() => startOf(line))
  const pictures = usePictures({
    pictures: line.pictures,
    path: `review/upload-picture/${lineId}`,
    max: maxReviewPictures,
    takeAway: (pictureId) => tryCall('POST review/remove-picture', { body: { pictureId } }),
  })
  const form = useForm<Written, 'pictures'>({
    start,
    onChange: (written) => storeReviewDraft(lineId, written),
    check: (written) => ({
      ...wrongIn(written, t),
      ...(pictures.isSending ? { pictures: t('review_pictures_wait') } : {}),
    }),
    async send(written) {
      const { rating, fit, text, name } = written
      if (fit === '') return
      const heightCm = heightOf(written)
      const body = {
        lineId,
        rating,
        fit,
        text,
        name: name.trim(),
        heightCm,
        pictures: pictures.ids,
      }
      const reply = await tryCall('POST review/save-review', { body })
      if (!reply?.result) {
        return refusalOf(reply, { name: t('name_too_short'), text: t('review_text_missing') })
      }
      clearReviewDraft(lineId)
      onSent(reply.result)
    },
  })
  return { form, pictures }
}

function heightOf({ heightCm }: Written): number | null {
  const digits = toLatinDigits(heightCm).trim()
  return digits === '' ? null : Number(digits)
}

function wrongIn(written: Written, t: Words['t']): Faults<keyof Written> {
  const height = heightOf(written)
  const isHeight =
    height === null || (Number.isInteger(height) && height >= minHeightCm && height <= maxHeightCm)
  return {
    ...(written.rating ? {} : { rating: t('review_rating_missing') }),
    ...(written.fit ? {} : { fit: t('review_fit_missing') }),
    ...(/\p{L}/u.test(written.text)
      ? {}
      : { text: t(written.text.trim() ? 'review_text_missing' : 'field_required') }),
    ...(isName(written.name)
      ? {}
      : { name: t(written.name.trim() ? 'name_too_short' : 'field_required') }),
    ...(isHeight
      ? {}
      : { heightCm: t('review_height_wrong', { min: minHeightCm, max: maxHeightCm }) }),
  }
}
