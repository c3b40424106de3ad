import { textIn } from '@rimal/contract/language'
import { useWords } from '../../../words.tsx'
import { isolate } from '../../../ui/isolate.ts'
import css from './grid.module.css'
import type { GridContent } from './rules/after-save.ts'
import { type Cell, cellOf, type GridColumn } from './rules/cells.ts'
import { problemsOf } from './rules/problems.ts'
import { refusedText, useProblemText } from './use-problem-text.ts'

type Props = {
  content: GridContent
  currency: string
  titleOf: (column: GridColumn) => string
  onGo: (product: string, cell: Cell | null) => void
}

/** Everything that is wrong, each with the way to its cell. */
export function ProblemList({ content, currency, titleOf, onGo }: Props) {
  const { t, language } = useWords()
  const problemText = useProblemText()
  const { products, edits, refusals } = content
  const listed = products.flatMap((product) => {
    const refusal = refusals[product.id]
    const problems = Object.entries(problemsOf(edits[product.id] ?? {}, refusal, currency))
    const name = textIn(product.name, language) || product.id
    const cells = problems.map(([key, problem]) => {
      const cell = cellOf(key)
      const where = [name, cell.sku, titleOf(cell.column)].filter((part) => part !== null)
      return { key, cell, where, text: problemText(problem, cell.column) }
    })
    const others = refusal?.others.map((code) => refusedText(code, t)) ?? []
    // What no cell says is said of the product.
    const isSaidByCells = problems.some(([, { kind }]) => kind === 'refused')
    const ofProduct = refusal && !isSaidByCells ? [refusal.message, ...others].join(' ') : ''
    const whole = ofProduct ? [{ key: '', cell: null, where: [name], text: ofProduct }] : []
    return [...whole, ...cells].map((one) => ({ ...one, product: product.id }))
  })
  if (listed.length === 0) return null
  return (
    <section className={css.problems} aria-label={t('grid_problems')}>
      <h2>{t('grid_problems')}</h2>
      <ul>
        {listed.map(({ product, key, cell, where, text }) => (
          <li key={`${product} ${key}`}>
            <button type="button" onClick={() => onGo(product, cell)}>
              {where.map((part) => isolate(part)).join(' · ')}
            </button>{' '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
