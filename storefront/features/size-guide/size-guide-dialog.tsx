import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ProductionItem } from './garment-table.tsx'
import type { SizeAdvice } from './size-by-height.ts'
import { SizeGuide } from './size-guide.tsx'

/**
 * Sizes by height and shoes, above the page; for a product also the measurements of its finished garment. Import it
 * lazily: it is opened once in a visit.
 */
export function SizeGuideDialog(props: {
  open: boolean
  onClose: () => void
  product: ProductionItem
  /** Renders the actions for the recommended size. */
  promotion: (advice: SizeAdvice) => ReactNode
}) {
  const { open, onClose, product, promotion } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('size_guide_title')} kind="sheet">
      <SizeGuide product={product} promotion={promotion} />
    </Dialog>
  )
}
