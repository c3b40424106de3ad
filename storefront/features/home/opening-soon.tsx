import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { phoneAddress, whatsappAddress } from '../contact/options.ts'

/** The home page of a shop without products: its name, and how to reach it. */
export function OpeningSoon() {
  const { t } = useWords()
  const { name } = useShop()
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-center gap-5 py-16 text-center lg:py-24">
      <p className="label">{t('opening_soon')}</p>
      <h1 className="text-hero wrap-anywhere">{name}</h1>
      <Ridge className="max-w-[30rem]" />
      <p className="max-w-[30rem] text-lede text-ink-2">{t('opening_soon_text')}</p>
      <Contacts />
    </section>
  )
}

function Contacts() {
  const { t } = useWords()
  const { whatsapp, phone, email, address, hours } = useShop().contact
  if (!whatsapp && !phone && !email && !address) return null
  return (
    <div className="grid justify-items-center gap-5 pt-3">
      <p className="flex flex-wrap justify-center gap-x-8 gap-y-5">
        {whatsapp && <TextLink to={whatsappAddress(whatsapp)}>{t('whatsapp')}</TextLink>}
        {phone && (
          <TextLink to={phoneAddress(phone)}>
            <span className="ltr">{phone}</span>
          </TextLink>
        )}
        {email && (
          <TextLink to={`mailto:${email}`}>
            <span className="ltr">{email}</span>
          </TextLink>
        )}
      </p>
      {address && <p className="text-small text-ink-2">{address}</p>}
      {hours && <p className="text-small text-ink-2">{hours}</p>}
    </div>
  )
}
