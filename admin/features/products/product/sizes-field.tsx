import { Checkbox } from '@mantine/core'
import { sizes as allSizes } from '@rimal/contract/limits'
import { useWords } from '../../../words.tsx'
import type { FormItem } from './product-form.ts'
import css from './product.module.css'

type Props = {
  sizes: FormItem['sizes']
  onChange: (sizes: FormItem['sizes']) => void
  error: string | undefined
  canEdit: boolean
}

/** The sizes in which a colour is made; a size that is chosen again keeps its SKU. */
export function SizesField({ sizes, onChange, error, canEdit }: Props) {
  const { t } = useWords()
  const change = (chosen: string[]) =>
    onChange(
      allSizes
        .filter((size) => chosen.includes(String(size)))
        .map(
          (size) => sizes.find((one) => one.size === size) ?? { size, sku: null, barcode: null },
        ),
    )
  return (
    <Checkbox.Group
      label={t('product_sizes')}
      value={sizes.map(({ size }) => String(size))}
      onChange={change}
      error={error}
    >
      <div className={css.choices}>
        {allSizes.map((size) => (
          <Checkbox key={size} value={String(size)} label={String(size)} disabled={!canEdit} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
