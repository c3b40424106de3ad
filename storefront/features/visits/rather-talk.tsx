import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneAddress, whatsappAddress } from '../contact/options.ts'

/** The contacts of the shop; `message` is the text with which WhatsApp opens. */
export function RatherTalk({ message }: { message: string }) {
  const { t } = useWords()
  const { contact } = useShop()
  if (!contact.whatsapp && !contact.phone) return null
  return (
    <div className="grid content-start gap-4 self-start bg-sand p-6 lg:p-8">
      <h2 className="text-h3">{t('visit_rather_talk')}</h2>
      {contact.whatsapp && (
        <ButtonLink full kind="outline" to={whatsappAddress(contact.whatsapp, message)}>
          <Icon name="whatsapp" />
          {t('whatsapp')}
        </ButtonLink>
      )}
      {contact.phone && (
        <ButtonLink full kind="outline" to={phoneAddress(contact.phone)}>
          <Icon name="phone" />
          <span className="ltr">{contact.phone}</span>
        </ButtonLink>
      )}
      {contact.hours && <p className="text-small text-ink-2">{contact.hours}</p>}
    </div>
  )
}
