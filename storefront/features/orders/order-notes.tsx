import { useState } from 'react'
import { shopOrigin } from '../../device/device.ts'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { attempt } from '../../ui/toast.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { whatsappAddress } from '../contact/options.ts'

/** A guest has no list of orders: this link opens the order again. */
export function SaveLink() {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(shopOrigin() + location.pathname)
    } catch {
      return { message: t('order_link_not_copied') }
    }
    return setCopied(true)
  }
  return (
    <section className="grid gap-3 border-b border-rule py-6">
      <div className="grid grid-cols-[1.5rem_1fr] gap-4">
        <Icon name="copy" />
        <div className="grid gap-1 leading-tight">
          <h2 className="font-text text-body leading-tight">{t('order_keep_link')}</h2>
          <p className="text-small text-ink-2">{t('order_keep_link_text')}</p>
        </div>
      </div>
      <Button kind="outline" full onClick={() => void attempt('copy', copy)}>
        <span aria-live="polite">{t(copied ? 'order_link_copied' : 'order_copy_link')}</span>
      </Button>
    </section>
  )
}

/** The message names the order, so that staff know at once which order it is about. */
export function OrderHelp({ number }: { number: string }) {
  const { t } = useWords()
  const { contact } = useShop()
  if (!contact.whatsapp) return null
  return (
    <p className="flex items-center gap-4 py-6 text-small leading-tight">
      <Icon name="whatsapp" className="mx-px" />
      <TextLink
        to={whatsappAddress(contact.whatsapp, t('order_help_message', { number }))}
        target="_blank"
        rel="noreferrer"
      >
        {t('order_help')}
      </TextLink>
    </p>
  )
}
