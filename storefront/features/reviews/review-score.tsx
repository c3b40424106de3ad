import type { ReviewSummary } from '@rimal/contract/catalog'
import { useWords } from '../../i18n/words.tsx'
import { Stars } from '../../ui/stars.tsx'
import { FitAxis } from './fit-axis.tsx'

type Props = { summary: ReviewSummary; chosen: number | null; onChoose: (stars: number) => void }

/**
 * The average, the number of reviews for each rating, and the fit of the product. Each row of stars is a filter.
 */
export function ReviewScore({ summary, chosen, onChoose }: Props) {
  const { t } = useWords()
  const { average, count, histogram } = summary
  const rows = histogram.map((given, index) => ({ stars: index + 1, given })).toReversed()
  return (
    <div className="grid gap-5 lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
      <h2 className="text-h2">{t('reviews')}</h2>
      {average !== null && (
        <div className="flex items-center gap-5">
          <span aria-hidden="true" className="font-num text-[3.5rem] leading-none">
            {average.toFixed(1)}
          </span>
          <div className="grid gap-1.5 text-small leading-tight">
            <Stars rating={average} />
            <span className="text-ink-2">{t('reviews_from_buyers', { count })}</span>
          </div>
        </div>
      )}
      <ul>
        {rows.map(({ stars, given }) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={stars === chosen}
              aria-disabled={given === 0 || undefined}
              onClick={() => (given > 0 || stars === chosen) && onChoose(stars)}
              className={`grid min-h-8 w-full grid-cols-[1rem_1fr_2.25rem] items-center gap-3 text-small leading-none ${given === 0 ? 'cursor-default' : 'hover:text-oud'} ${chosen === null || stars === chosen ? '' : 'text-ink-2'}`}
            >
              <span aria-hidden="true">{stars}</span>
              <span className="sr-only">{t('stars_filter', { stars, count: given })}</span>
              <span className="relative h-1.5 bg-wash">
                <span
                  className={`absolute inset-y-0 start-0 ${chosen === null || stars === chosen ? 'bg-oud' : 'bg-edge/50'}`}
                  style={{ inlineSize: `${(given / Math.max(count, 1)) * 100}%` }}
                />
              </span>
              <span aria-hidden="true" className="text-end text-ink-2">
                {given}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FitAxis fit={summary.fit} />
    </div>
  )
}
