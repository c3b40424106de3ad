import type { Product } from '@rimal/contract/catalog'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { whatsappAddress } from '../contact/ways.ts'

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
    // She may close the sheet without sharing: that is no error.
    await navigator.share({ title, url }).catch(() => {})
  }

  async function copy() {
    await navigator.clipboard.writeText(address).then(
      () => showToast(t('share_copied')),
      () => showToast(address),
    )
    setOpen(false)
  }

  const row = 'flex min-h-13 w-full items-center gap-3.5 border-b border-rule hover:text-oud'
  return (
    <>
      <TextButton onClick={share}>{t('share_piece')}</TextButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('share_piece')}>
        <div className="text-body">
          <a
            href={whatsappAddress('', `${title}\n${address}`)}
            target="_blank"
            rel="noreferrer"
            className={row}
          >
            <Icon name="whatsapp" />
            {t('share_by_whatsapp')}
          </a>
          <button type="button" onClick={copy} className={row}>
            <Icon name="copy" />
            {t('share_copy')}
          </button>
        </div>
      </Dialog>
    </>
  )
}
