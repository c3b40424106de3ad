import type { ProductItem } from '@rimal/contract/catalog'
import { Dialog } from '../../../ui/dialog.tsx'
import { ZoomView } from './zoom-view.tsx'

/** The pictures of a piece over its page; `at` is the one that was touched, null when closed. */
export function ZoomDialog(props: {
  name: string
  pictures: ProductItem['pictures']
  at: number | null
  onClose: () => void
}) {
  const { name, pictures, at, onClose } = props
  return (
    <Dialog open={at !== null} onClose={onClose} kind="full" title={name} bare>
      <ZoomView pictures={pictures} start={at ?? 0} takesFocus className="h-full" />
    </Dialog>
  )
}
