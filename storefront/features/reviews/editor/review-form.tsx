import {
  maxHeightCm,
  maxReviewName,
  maxReviewPictures,
  maxReviewText,
  minHeightCm,
} from '@rimal/contract/limits'
import type { ReviewedLine } from '@rimal/contract/reviews'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { isName } from '@rimal/contract/text/person-name'
import { type FormEvent, useRef, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { FitChoice } from './fit-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { clearReviewDraft, storeReviewDraft, startOf, type Written } from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'
import { usePictures } from './use-pictures.ts'

type Faults = Partial<Record<keyof Written | 'pictures', string>>

/** The form for the review of a product. A reload restores its text and pictures. */
export function ReviewForm(props: { line: ReviewedLine; onSent: (saved: ReviewedLine) => void }) {
  const { line, onSent } = props
  const { lineId, madeToMeasure } = line
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(() => startOf(line))
  const [faults, setFaults] = useState<Faults>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const pictures = usePictures({
    pictures: line.pictures,
    path: `review/upload-picture/${lineId}`,
    max: maxReviewPictures,
    takeAway: (pictureId) => tryCall('POST review/remove-picture', { body: { pictureId } }),
  })

  function change(part: Partial<Written>) {
    const changed = { ...written, ...part }
    setWritten(changed)
    storeReviewDraft(lineId, changed)
    const mended = Object.keys(part).map((name) => [name, undefined])
    setFaults({ ...faults, ...Object.fromEntries(mended) })
  }

  function refuse(found: Faults) {
    setFaults(found)
    focusFirstError(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailed(null)
    const wrong = wrongIn(written, t)
    if (pictures.isSending) wrong.pictures = t('review_pictures_wait')
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    const { rating, fit, text, name } = written
    if (fit === '') return
    setBusy(true)
    const reply = await tryCall('POST review/save-review', {
      body: {
        lineId,
        rating,
        fit,
        text,
        name: name.trim(),
        heightCm: heightOf(written),
        pictures: pictures.ids,
      },
    })
    setBusy(false)
    if (reply?.result) {
      clearReviewDraft(lineId)
      return onSent(reply.result)
    }
    const { fields = {}, message = t('no_answer') } = reply ?? {}
    if (!fields['name'] && !fields['text']) return setFailed(message)
    refuse({
      ...(fields['name'] ? { name: t('name_too_short') } : {}),
      ...(fields['text'] ? { text: t('review_text_missing') } : {}),
    })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-7"
    >
      <StarChoice
        value={written.rating}
        error={faults.rating}
        onChange={(rating) => change({ rating })}
      />
      <FitChoice
        value={written.fit}
        madeToMeasure={madeToMeasure}
        error={faults.fit}
        onChange={(fit) => change({ fit })}
      />
      <TextArea
        name="text"
        value={written.text}
        onChange={(text) => change({ text })}
        error={faults.text}
        label={t('review_text')}
        hint={t('review_text_hint')}
        maxLength={maxReviewText}
        rows={5}
        dir="auto"
        required
      />
      <PictureChoice
        pictures={pictures}
        hint={t('review_pictures_hint', { max: maxReviewPictures })}
        error={faults.pictures}
        optional
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          name="name"
          value={written.name}
          onChange={(name) => change({ name })}
          error={faults.name}
          label={t('review_name')}
          hint={t('review_name_hint')}
          maxLength={maxReviewName}
          autoComplete="given-name"
          required
        />
        <TextField
          name="heightCm"
          value={written.heightCm}
          onChange={(heightCm) => change({ heightCm })}
          error={faults.heightCm}
          label={t('review_your_height')}
          hint={t('review_height_hint')}
          unit={t('length_cm')}
          inputMode="numeric"
          maxLength={3}
          dir="ltr"
          optional
        />
      </div>
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" busy={busy}>
          {t('review_send')}
        </Button>
        <p className="text-small text-ink-2">{t('review_is_read')}</p>
      </div>
    </form>
  )
}

function heightOf({ heightCm }: Written): number | null {
  const digits = toLatinDigits(heightCm).trim()
  return digits === '' ? null : Number(digits)
}

function wrongIn(written: Written, t: Words['t']): Faults {
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
