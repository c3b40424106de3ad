import type { ReviewSummary } from '@rimal/contract/catalog'
import { fits } from '@rimal/contract/choices'
import { useWords } from '../../i18n/words.tsx'

/** Shows how the product fits between too small and too large, according to its buyers. */
export function FitAxis({ fit }: { fit: ReviewSummary['fit'] }) {
  const { t } = useWords()
  const total = fit.small + fit.true + fit.large
  if (total === 0) return null
  const lean = (fit.large - fit.small) / total
  const verdict = Math.abs(lean) < 0.25 ? 'true' : lean < 0 ? 'small' : 'large'
  return (
    <div className="text-small leading-tight">
      <p className="mb-2">{t('fit_verdict', { verdict: t(`fit_${verdict}`) })}</p>
      <div aria-hidden="true">
        <div className="relative h-5">
          <span className="absolute inset-x-0 top-1/2 border-t border-edge" />
          <span
            className="absolute top-[calc(50%-.3125rem)] size-2.5 rotate-45 bg-oud"
            style={{ insetInlineStart: `calc(${50 + lean * 50}% - .3125rem)` }}
          />
        </div>
        <div className="grid grid-cols-3 text-micro text-ink-2 [&>:last-child]:text-end [&>:nth-child(2)]:text-center">
          {fits.map((end) => (
            <span key={end}>{t(`fit_axis_${end}`)}</span>
          ))}
        </div>
      </div>
    </div>
  )
}
