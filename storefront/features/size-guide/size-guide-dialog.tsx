import type { Product } from '@rimal/contract/catalog'
import { lazy, Suspense } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const SizeGuide = lazy(async () => {
  const { SizeGuide } = await import('./size-guide.tsx')
  return { default: SizeGuide }
})

/** Sizes by height and shoes, over the page; with a product also what its finished garment measures. */
export function SizeGuideDialog(props: {
  open: boolean
  onClose: () => void
  product?: Pick<Product, 'garment' | 'name'>
}) {
  const { open, onClose, product } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('size_guide_title')} kind="sheet">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <SizeGuide product={product} />
      </Suspense>
    </Dialog>
  )
}
