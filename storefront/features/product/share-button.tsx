import type { Product } from '@rimal/contract/catalog'
import { useState } from 'react'
import { sharedAddress } from '../../device/device.ts'
import { findShare } from '../../device/find-share.ts'
import { useWords } from '../../i18n/words.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { TextButton } from '../../ui/text-link.tsx'

const ShareDialog = lazily(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** The sheet of the phone where there is one; elsewhere WhatsApp or the copied link. */
export function ShareButton({ product }: { product: Product }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const title = [product.name, product.subtitle].join(t('list_separator'))

  async function share() {
    const url = sharedAddress()
    const openSheet = findShare()
    if (!openSheet) {
      setAddress(url)
      return setOpen(true)
    }
    await openSheet({ title, url })
  }

  return (
    <>
      <TextButton onClick={share}>{t('share_product')}</TextButton>
      <ShareDialog title={title} address={address} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
