import { Checkbox } from '@mantine/core'
import { maxChartProducts } from '@rimal/contract/staff/size-chart-kinds'
import { useWords } from '../../words.tsx'
import { ChosenProducts } from '../products/chosen-products.tsx'
import { useGroupChoices } from '../products/use-group-choices.ts'
import type { ChartEdit } from './chart-form.ts'
import css from './charts.module.css'

/** The types and the single products that show the chart. */
export function UsesPart({ form }: { form: ChartEdit }) {
  const { t } = useWords()
  const types = useGroupChoices()?.types
  return (
    <div className={css.fields}>
      <Checkbox.Group
        label={t('charts_types')}
        description={types?.length === 0 ? t('charts_no_types') : t('charts_types_help')}
        value={form.value.types}
        error={form.errors['types']}
        onChange={(chosen) =>
          form.set(
            'types',
            // The order of the shop, so that choosing a type and leaving it again is no change.
            (types ?? []).map(({ value }) => value).filter((value) => chosen.includes(value)),
          )
        }
      >
        <div className={css.choices}>
          {types?.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </div>
      </Checkbox.Group>
      <ChosenProducts
        label={t('charts_products')}
        help={t('charts_products_help')}
        value={form.value.products}
        onChange={(products) => form.set('products', products)}
        max={maxChartProducts}
        error={form.errors['products']}
      />
    </div>
  )
}
