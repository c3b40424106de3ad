import { NativeSelect } from '@mantine/core'
import { paymentMethods } from '@rimal/contract/choices'
import { useWords } from '../../words.tsx'
import type { OrdersView } from './orders-view.ts'

type Props = { view: OrdersView; onChoose: (name: string, value: string) => void }

/** The filters of the list of orders, and its order. */
export function OrderFilters({ view: { method, measured, sort, sorts }, onChoose }: Props) {
  const { t } = useWords()
  return (
    <>
      <NativeSelect
        aria-label={t('orders_method')}
        value={method ?? ''}
        onChange={(event) => onChoose('method', event.currentTarget.value)}
        data={[
          { value: '', label: t('orders_every_method') },
          ...paymentMethods.map((one) => ({ value: one, label: t(`orders_method_${one}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('orders_making')}
        value={measured === undefined ? '' : measured ? 'yes' : 'no'}
        onChange={(event) => onChoose('measured', event.currentTarget.value)}
        data={[
          { value: '', label: t('orders_every_making') },
          { value: 'yes', label: t('orders_measured') },
          { value: 'no', label: t('orders_not_measured') },
        ]}
      />
      <NativeSelect
        aria-label={t('orders_sort')}
        value={sort}
        onChange={(event) => onChoose('sort', event.currentTarget.value)}
        data={sorts.map((one) => ({ value: one, label: t(`orders_sort_${one}`) }))}
      />
    </>
  )
}
