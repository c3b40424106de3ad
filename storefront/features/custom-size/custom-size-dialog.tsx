import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { OnSaved } from './measurements.ts'
import { MeasurePanel } from './measure-panel.tsx'
import { ForCustomer } from './profiles/for-customer.tsx'

/**
 * The fifteen measurements over the page; import it lazily, most shoppers choose a size. What is typed
 * outlives closing. `onSaved` gets the id for the customSizeId of a cart add.
 */
export function CustomSizeDialog(props: {
  product: { id: string; name: string } | null
  open: boolean
  onClose: () => void
  onSaved: OnSaved
}) {
  const { product, open, onClose, onSaved } = props
  const { t } = useWords()
  const loggedIn = useLoginHint()
  const title = product
    ? t('custom_size_title_for', { name: product.name })
    : t('custom_size_title')
  return (
    <Dialog open={open} onClose={onClose} title={title} kind="full" bare>
      {loggedIn ? (
        <ForCustomer heading="h3" onSaved={onSaved}>
          <MeasurePanel named="optional" onSaved={onSaved} />
        </ForCustomer>
      ) : (
        <MeasurePanel onSaved={onSaved} />
      )}
    </Dialog>
  )
}
