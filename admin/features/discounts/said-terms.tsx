import { useWords } from '../../words.tsx'
import { useGroupChoices } from '../products/use-group-choices.ts'
import css from './discounts.module.css'
import { sayTerms } from './say-terms.ts'
import type { Terms } from './terms.ts'

/** The sentence that says what a discount does, as the terms are now. */
export function SaidTerms({ terms, currency }: { terms: Terms; currency: string }) {
  const words = useWords()
  const choices = useGroupChoices()
  return (
    <section className={css.said} aria-label={words.t('discount_says')}>
      <p>{sayTerms(terms, words, { currency, choices })}</p>
    </section>
  )
}
