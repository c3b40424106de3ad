import { useWords } from '../../i18n/words.tsx'
import { useHasPage, useShop } from '../../shop.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { phoneAddress, whatsappAddress } from './options.ts'

/** The contacts of the shop for checkout and payment, which show no menu: the customer can ask before paying. */
export function HelpLine({ className = '' }: { className?: string }) {
  const { t } = useWords()
  const { contact } = useShop()
  const hasPage = useHasPage()
  if (!contact.phone && !contact.whatsapp && !hasPage('contact')) return null
  return (
    <aside
      aria-label={t('help_before_paying')}
      className={`grid gap-3 text-small leading-tight ${className}`}
    >
      <p className="text-ink-2">
        {[t('help_before_paying'), contact.hours].filter(Boolean).join(' · ')}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        {contact.phone && (
          <TextLink to={phoneAddress(contact.phone)}>
            <span className="ltr">{contact.phone}</span>
          </TextLink>
        )}
        {contact.whatsapp && (
          <TextLink to={whatsappAddress(contact.whatsapp)} target="_blank" rel="noreferrer">
            {t('whatsapp')}
          </TextLink>
        )}
        {hasPage('contact') && <TextLink to="/contact">{t('contact')}</TextLink>}
      </p>
    </aside>
  )
}
