import { NativeSelect } from '@mantine/core'
import { productListSorts } from '@rimal/contract/staff/product-states'
import { useWords } from '../../words.tsx'
import { useGroupChoices } from './use-group-choices.ts'

type Props = { type: string; sort: string; onChoose: (name: string, value: string) => void }

/** The filter by type and the order of the list of products. */
export function ListFilters({ type, sort, onChoose }: Props) {
  const { t } = useWords()
  const choices = useGroupChoices()
  return (
    <>
      <NativeSelect
        aria-label={t('products_type')}
        value={type}
        onChange={(event) => onChoose('type', event.currentTarget.value)}
        data={[{ value: '', label: t('products_every_type') }, ...(choices?.types ?? [])]}
      />
      <NativeSelect
        aria-label={t('products_sort')}
        value={sort}
        onChange={(event) => onChoose('sort', event.currentTarget.value)}
        data={productListSorts.map((one) => ({ value: one, label: t(`products_sort_${one}`) }))}
      />
    </>
  )
}
