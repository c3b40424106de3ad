import type { ProductList } from '@rimal/contract/catalog'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { isFiltered, withoutFilters } from '../list-address.ts'

/** The filters of the phone, from below. They act at once; the button only shows what they left. */
export function FilterSheet(props: {
  open: boolean
  onClose: () => void
  list: ProductList
  params: URLSearchParams
  onChange: (params: URLSearchParams) => void
}) {
  const { open, onClose, list, params, onChange } = props
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="sheet"
      fillsLater
      title={t('filter')}
      footer={
        <div className="flex flex-wrap gap-3 *:last:flex-1">
          <Button
            kind="outline"
            aria-disabled={!isFiltered(params) || undefined}
            onClick={() => isFiltered(params) && onChange(withoutFilters(params))}
          >
            {t('filters_clear')}
          </Button>
          <Button onClick={onClose}>{t('show_products', { count: list.total })}</Button>
        </div>
      }
    >
      <FilterPanel list={list} params={params} onChange={onChange} />
    </Dialog>
  )
}
