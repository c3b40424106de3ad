import type { ProductItem } from '@rimal/contract/catalog'
import { Dialog } from '../../../ui/dialog.tsx'
import { ZoomView } from './zoom-view.tsx'

/** The pictures of a product above its page; `at` is the one that was touched. */
export function ZoomDialog(props: {
  name: string
  pictures: ProductItem['pictures']
  open: boolean
  at: number
  onClose: () => void
}) {
  const { name, pictures, open, at, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} kind="screen" title={name} bare>
      <ZoomView pictures={pictures} start={at} takesFocus className="h-full" />
    </Dialog>
  )
}
