import { maxReviewName, maxReviewPictures, maxReviewText } from '@rimal/contract/limits'
import type { ReviewedLine } from '@rimal/contract/reviews'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { FitChoice } from './fit-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { StarChoice } from './star-choice.tsx'
import { useReviewForm } from './use-review-form.ts'

/** The form for the review of a product. A reload restores its text and pictures. */
export function ReviewForm(props: { line: ReviewedLine; onSent: (saved: ReviewedLine) => void }) {
  const { t } = useWords()
  const { form, pictures } = useReviewForm(props)
  const { values, faults, change } = form
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <StarChoice
        value={values.rating}
        error={faults.rating}
        onChange={(rating) => change({ rating })}
      />
      <FitChoice
        value={values.fit}
        madeToMeasure={props.line.madeToMeasure}
        error={faults.fit}
        onChange={(fit) => change({ fit })}
      />
      <TextArea
        {...form.field('text')}
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
      <Author form={form} />
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" busy={form.busy}>
          {t('review_send')}
        </Button>
        <p className="text-small text-ink-2">{t('review_is_read')}</p>
      </div>
    </form>
  )
}

/** The name that the review shows, and the height that helps others to choose. */
function Author({ form }: Pick<ReturnType<typeof useReviewForm>, 'form'>) {
  const { t } = useWords()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:gap-4">
      <TextField
        {...form.field('name')}
        label={t('review_name')}
        hint={t('review_name_hint')}
        maxLength={maxReviewName}
        autoComplete="given-name"
        required
      />
      <TextField
        {...form.field('heightCm')}
        label={t('review_your_height')}
        hint={t('review_height_hint')}
        unit={t('length_cm')}
        inputMode="numeric"
        maxLength={3}
        dir="ltr"
        optional
      />
    </div>
  )
}
