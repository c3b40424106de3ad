import type { Product } from '@rimal/contract/catalog'
import { useState } from 'react'
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
    const url = location.href
    if (!('share' in navigator)) {
      setAddress(url)
      return setOpen(true)
    }
    // The shopper may close the sheet without sharing: that is no error.
    await navigator.share({ title, url }).catch(() => {})
  }

  return (
    <>
      <TextButton onClick={share}>{t('share_product')}</TextButton>
      <ShareDialog title={title} address={address} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
