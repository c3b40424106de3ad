import { Button, Radio } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import {
  chartMeasures,
  maxChartColumns,
  maxChartTitle,
} from '@rimal/contract/staff/size-chart-kinds'
import { TextInBoth } from '../../ui/form/text-in-both.tsx'
import { isolate } from '../../ui/isolate.ts'
import { MoveActs } from '../../ui/order/move-acts.tsx'
import { useListActs } from '../../ui/order/use-list-acts.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { type ChartEdit, type FormColumn, newColumn } from './chart-form.ts'
import css from './charts.module.css'

/** The columns of a chart, to name, move and remove. */
export function ColumnsPart({ form }: { form: ChartEdit }) {
  const { t, language } = useWords()
  const { columns } = form.value
  const set = (next: FormColumn[]) => {
    // What the server refused is named by the place of the column.
    form.clearErrors()
    form.set('columns', next)
  }
  const nameAt = (index: number) => {
    const column = columns[index]
    const title = column && textIn(column.title, language)
    return title ? isolate(title) : t('charts_column', { number: String(index + 1) })
  }
  const { said, item, adder, acts, add } = useListActs({ items: columns, onChange: set, nameAt })
  return (
    <div className={css.fields}>
      <output className={ui.hidden}>{said}</output>
      <ol className={css.columns}>
        {columns.map((column, index) => (
          <li key={column.key} {...item(index)}>
            <Column
              column={column}
              index={index}
              form={form}
              onChange={(next) => form.set('columns', columns.with(index, next))}
            />
            <MoveActs {...acts(index)} />
          </li>
        ))}
      </ol>
      {form.errors['columns'] ? <p className={css.error}>{form.errors['columns']}</p> : null}
      {columns.length < maxChartColumns ? (
        <Button variant="default" {...adder} onClick={() => add(newColumn())}>
          {t('charts_add_column')}
        </Button>
      ) : null}
    </div>
  )
}

type ColumnProps = {
  column: FormColumn
  index: number
  form: ChartEdit
  onChange: (column: FormColumn) => void
}

function Column({ column, index, form: { errors }, onChange }: ColumnProps) {
  const { t } = useWords()
  const field = `columns.${index}.title`
  return (
    <>
      <TextInBoth
        label={t('charts_column_title', { number: String(index + 1) })}
        value={column.title}
        onChange={(title) => onChange({ ...column, title })}
        maxLength={maxChartTitle}
        errors={{ en: errors[`${field}.en`], ar: errors[`${field}.ar`] }}
      />
      <Radio.Group
        label={t('charts_of')}
        value={column.of}
        onChange={(of) => onChange({ ...column, of: of === 'body' ? 'body' : 'garment' })}
      >
        <div className={css.choices}>
          {chartMeasures.map((of) => (
            <Radio key={of} value={of} label={t(`charts_of_${of}`)} />
          ))}
        </div>
      </Radio.Group>
    </>
  )
}
