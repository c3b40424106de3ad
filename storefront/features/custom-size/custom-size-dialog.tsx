import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MeasurePanel } from './measure-panel.tsx'

/**
 * The fifteen measurements over the page; import it lazily, most shoppers choose a size. What is typed
 * outlives closing. `initial` (quarter inches) is a set she has saved before; `onSaved` gets the id for
 * the customSizeId of a cart add.
 */
export function CustomSizeDialog(props: {
  product: { id: string; name: string } | null
  open: boolean
  onClose: () => void
  onSaved: (customSizeId: string) => void
  initial?: Record<string, number>
}) {
  const { product, open, onClose, onSaved, initial } = props
  const { t } = useWords()
  const title = product
    ? t('custom_size_title_for', { name: product.name })
    : t('custom_size_title')
  return (
    <Dialog open={open} onClose={onClose} title={title} kind="full" bare>
      <MeasurePanel initial={initial} onSaved={onSaved} />
    </Dialog>
  )
}
