import type { Order } from '@rimal/contract/orders'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { phoneAddress, whatsappAddress } from '../contact/options.ts'

/** The reason why an order is on hold, and the contacts of the shop. */
export function OnHold({ number, hold }: { number: string; hold: NonNullable<Order['hold']> }) {
  const { t } = useWords()
  const { contact } = useShop()
  const { reason, note } = hold
  const message = t('order_help_message', { number })
  return (
    <div className="mt-3 grid gap-3 border-s-2 border-oud ps-4 leading-tight">
      <p>{t(`hold_why_${reason}`)}</p>
      {note && <p className="wrap-anywhere">{t('hold_note', { note })}</p>}
      <p className="text-small text-ink-2">
        {contact.hours && contact.phone
          ? t('hold_reach_us', { hours: contact.hours })
          : t('hold_reach_us_any_time')}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-3 text-small">
        {contact.phone && (
          <TextLink to={phoneAddress(contact.phone)}>
            <span className="ltr">{contact.phone}</span>
          </TextLink>
        )}
        {contact.whatsapp && (
          <TextLink
            to={whatsappAddress(contact.whatsapp, message)}
            target="_blank"
            rel="noreferrer"
          >
            {t('order_help')}
          </TextLink>
        )}
      </p>
    </div>
  )
}
