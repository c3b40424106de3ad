import type { Review } from '@rimal/contract/catalog'
import { formatDay } from '@rimal/contract/dates'
import { direction, htmlLanguage } from '@rimal/contract/language'
import { useWords } from '../../i18n/words.tsx'
import { Stars } from '../../ui/stars.tsx'
import { foreignFont } from './foreign-font.ts'
import { Photos } from './photos.tsx'

/** One review: who, how many stars, the words, and the body they come from. */
export function ReviewCard({ review }: { review: Review }) {
  const { t, language } = useWords()
  const { name, city, rating, text, language_code, writtenOn, pictures, answer } = review
  const own = {
    lang: htmlLanguage(language_code),
    dir: direction(language_code),
    className: `max-w-[40rem] ${foreignFont}`,
  }
  const foreign = language_code !== language
  const facts = [
    review.madeToMeasure && t('review_to_measure'),
    review.size !== null && t('review_size', { size: review.size }),
    review.colorName,
    review.heightCm !== null && t('review_height', { height: review.heightCm }),
    t(`fit_${review.fit}`),
  ].filter(Boolean)
  return (
    <li tabIndex={-1} className="grid gap-2 border-t border-rule py-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi {...own}>{[name, city].filter(Boolean).join(' · ')}</bdi>
        <Stars rating={rating} />
      </div>
      <p {...own}>{text}</p>
      <p className="text-small leading-tight text-ink-2">{facts.join(' · ')}</p>
      <p className="text-micro leading-tight text-ink-2">
        {formatDay(writtenOn, language, { year: true })}
        {` · ${t('review_verified')}`}
        {foreign && ` · ${t(`review_language_${language_code}`)}`}
      </p>
      {pictures.length > 0 && (
        <Photos
          photos={pictures.map((picture) => ({ picture, review }))}
          width="w-18"
          sizes="72px"
          className="flex-wrap pt-1"
        />
      )}
      {answer && (
        <div className="border-s border-gold ps-4">
          <p className="text-small text-ink-2">{t('review_answer')}</p>
          <p {...own}>{answer}</p>
        </div>
      )}
    </li>
  )
}
