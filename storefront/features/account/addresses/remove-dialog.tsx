import type { Address } from '@rimal/contract/addresses'
import { useWords } from '../../../i18n/words.tsx'
import { AskDialog } from '../../../ui/ask-dialog.tsx'
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
  return (
    <AskDialog
      open={address !== undefined}
      title={t('address_remove_ask')}
      keep={t('address_keep')}
      act={t('address_remove')}
      onKeep={onKeep}
      onAct={onRemove}
    >
      {address && <p>{addressText(address, words)}</p>}
      <p className="text-small text-ink-2">{t('address_remove_text')}</p>
    </AskDialog>
  )
}
