import type { Address } from '@rimal/contract/addresses'
import { useId, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { addressText } from '../../checkout/address/address-text.ts'

/** Open while there is an address to ask about. */
export function RemoveDialog(props: {
  address: Address | undefined
  onKeep: () => void
  onRemove: () => Promise<void>
}) {
  const { address, onKeep, onRemove } = props
  const words = useWords()
  const { t } = words
  const textId = useId()
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    await onRemove()
    setBusy(false)
  }

  return (
    <Dialog
      open={address !== undefined}
      onClose={onKeep}
      title={t('address_remove_ask')}
      role="alertdialog"
      describedBy={textId}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button kind="outline" onClick={onKeep}>
            {t('address_keep')}
          </Button>
          <Button busy={busy} onClick={() => void remove()}>
            {t('address_remove')}
          </Button>
        </div>
      }
    >
      <div id={textId} className="grid gap-3 wrap-anywhere">
        {address && <p>{addressText(address, words)}</p>}
        <p className="text-small text-ink-2">{t('address_remove_text')}</p>
      </div>
    </Dialog>
  )
}
