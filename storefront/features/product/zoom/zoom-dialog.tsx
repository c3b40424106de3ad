import type { ProductItem } from '@rimal/contract/catalog'
import { Dialog } from '../../../ui/dialog.tsx'
import { ZoomView } from './zoom-view.tsx'

/** The pictures of a product above its page; a shopper pressed the picture `at`, which is `onPage` wide there. */
export function ZoomDialog(props: {
  name: string
  pictures: ProductItem['pictures']
  open: boolean
  at: number
  onPage: number
  onClose: () => void
}) {
  const { name, pictures, open, at, onPage, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} kind="screen" title={name} bare>
      <ZoomView pictures={pictures} start={at} onPage={onPage} className="h-full" />
    </Dialog>
  )
}
