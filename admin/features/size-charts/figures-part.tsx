import { textIn } from '@rimal/contract/language'
import { sizes } from '@rimal/contract/limits'
import type { LengthUnit, Quarters } from '@rimal/contract/measure/measurements'
import { useState } from 'react'
import { UnitChoice } from '../../ui/form/unit-choice.tsx'
import { isolate } from '../../ui/isolate.ts'
import { useWords } from '../../words.tsx'
import type { ChartEdit, FormColumn } from './chart-form.ts'
import css from './charts.module.css'
import { LengthCell } from './length-cell.tsx'

/** The figures of a chart by size and column, in the unit that is chosen here. */
export function FiguresPart({ form }: { form: ChartEdit }) {
  const { t, language } = useWords()
  const [unit, setUnit] = useState<LengthUnit>('in')
  const { columns } = form.value
  const titles = columns.map(
    ({ title }, index) =>
      textIn(title, language) || t('charts_column', { number: String(index + 1) }),
  )
  const setAt = (index: number, column: FormColumn, size: number) => (value: Quarters | null) => {
    const { [size]: _, ...rest } = column.values
    const values = value === null ? rest : { ...rest, [size]: value }
    form.set('columns', columns.with(index, { ...column, values }))
  }
  const error = form.errors['rows'] ?? form.errors['rows.0']
  return (
    <div className={css.fields}>
      <UnitChoice value={unit} onChange={setUnit} help={t('charts_unit_help')} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area is reached by keys */}
      <section className={css.scroll} aria-label={t('charts_table')} tabIndex={0}>
        <table className={css.figures}>
          <thead>
            <tr>
              <th scope="col">{t('charts_size')}</th>
              {columns.map(({ key }, index) => (
                <th key={key} scope="col">
                  <bdi>{titles[index]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {columns.map((column, index) => (
                  <td key={column.key}>
                    <LengthCell
                      label={t('charts_cell', {
                        column: isolate(titles[index] ?? ''),
                        size: String(size),
                      })}
                      unit={unit}
                      value={column.values[size] ?? null}
                      onChange={setAt(index, column, size)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {error ? <p className={css.error}>{error}</p> : null}
    </div>
  )
}
