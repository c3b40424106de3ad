import type { Product } from '@rimal/contract/catalog'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SizeGuide } from './size-guide.tsx'

/**
 * Sizes by height and shoes, over the page; with a product also what its finished garment measures.
 * Import it lazily: it is opened once in a visit.
 */
export function SizeGuideDialog(props: {
  open: boolean
  onClose: () => void
  product?: Pick<Product, 'garment' | 'name'>
}) {
  const { open, onClose, product } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('size_guide_title')} kind="sheet">
      <SizeGuide product={product} />
    </Dialog>
  )
}
