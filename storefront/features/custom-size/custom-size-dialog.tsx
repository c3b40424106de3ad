import { lazy, Suspense } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MeasureSkeleton } from './measure-skeleton.tsx'

/** The form comes when it is first opened: most shoppers choose a size. */
const MeasurePanel = lazy(async () => {
  const { MeasurePanel } = await import('./measure-panel.tsx')
  return { default: MeasurePanel }
})

/**
 * The fifteen measurements over the page. What is typed outlives closing. `initial` (quarter inches)
 * is a set she has saved before; `onSaved` gets the id for the customSizeId of a cart add.
 */
export function CustomSizeDialog(props: {
  product: { id: string; name: string } | null
  open: boolean
  onClose: () => void
  onSaved: (customSizeId: string, measurements: Record<string, number>) => void
  initial?: Record<string, number>
}) {
  const { open, onClose, onSaved, initial } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('custom_size_title')} kind="full" bare>
      <Suspense fallback={<MeasureSkeleton />}>
        <MeasurePanel initial={initial} onSaved={onSaved} />
      </Suspense>
    </Dialog>
  )
}
