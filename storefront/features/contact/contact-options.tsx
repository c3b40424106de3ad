import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { phoneAddress, whatsappAddress } from './options.ts'

/** Telephone, WhatsApp, email, hours and address: the same facts everywhere, from the shop's settings. */
export function ContactOptions({ className = '' }: { className?: string }) {
  const { t } = useWords()
  const { contact } = useShop()
  if (Object.values(contact).every((text) => text === '')) return null
  return (
    <dl className={`border-t border-rule ${className}`}>
      {contact.whatsapp && (
        <ContactOption name={t('whatsapp')}>
          <Address to={whatsappAddress(contact.whatsapp)}>{contact.whatsapp}</Address>
        </ContactOption>
      )}
      {contact.phone && (
        <ContactOption name={t('call_us')}>
          <Address to={phoneAddress(contact.phone)}>{contact.phone}</Address>
        </ContactOption>
      )}
      {contact.email && (
        <ContactOption name={t('email_us')}>
          <Address to={`mailto:${contact.email}`}>{contact.email}</Address>
        </ContactOption>
      )}
      {contact.hours && <ContactOption name={t('opening_hours')}>{contact.hours}</ContactOption>}
      {contact.address && <ContactOption name={t('where_we_are')}>{contact.address}</ContactOption>}
    </dl>
  )
}

function ContactOption({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-13 grid-cols-[7rem_1fr] items-center gap-4 border-b border-rule py-2 leading-tight">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="text-balance">{children}</dd>
    </div>
  )
}

function Address({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="inline-flex min-h-9 items-center underline hover:text-oud">
      <span className="ltr">{children}</span>
    </a>
  )
}
