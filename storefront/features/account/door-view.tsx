import { useLocation } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { ContactOptions } from '../contact/contact-options.tsx'
import { whatsappAddress } from '../contact/options.ts'
import type { Door } from './doors.ts'

/**
 * The actions that are possible here: log in when the visitor is not logged in, shop, find an order, talk to us.
 */
export function DoorView({ door }: { door: Door }) {
  const { t } = useWords()
  const { contact } = useShop()
  const { pathname, search } = useLocation()
  const loggedIn = useLoginHint()
  const destinations = {
    shop: { to: '/product-list', label: t('to_the_shop') },
    order: { to: '/find-order', label: t('find_your_order') },
    visit: { to: '/home-service', label: t('visit_book') },
    talk: { to: whatsappAddress(contact.whatsapp), label: t('whatsapp') },
  }
  const others = (['shop', 'order', 'talk'] as const).filter(
    (destination) =>
      destination !== door.first && (destination !== 'talk' || contact.whatsapp !== ''),
  )
  return (
    <div className="wrap pt-10 lg:grid lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-20">
      <div className="grid content-start gap-5 lg:col-span-6">
        <Ridge />
        <h1 className="text-h1">{t(door.title)}</h1>
        <p className="max-w-[34rem] text-lede text-ink-2">{t(door.text)}</p>
        <div className="grid gap-3 pt-3 sm:flex sm:flex-wrap">
          {!loggedIn && (
            <ButtonLink to="/user-login" state={{ from: pathname + search }}>
              {t('login_title')}
            </ButtonLink>
          )}
          <ButtonLink kind={loggedIn ? 'primary' : 'outline'} to={destinations[door.first].to}>
            {destinations[door.first].label}
          </ButtonLink>
          {others.map((destination) => (
            <ButtonLink key={destination} kind="outline" to={destinations[destination].to}>
              {destinations[destination].label}
            </ButtonLink>
          ))}
        </div>
      </div>
      {Object.values(contact).some(Boolean) && (
        <section className="pt-14 lg:col-span-4 lg:col-start-9 lg:pt-0">
          <h2 className="mb-4 text-h3">{t('talk_to_us')}</h2>
          <ContactOptions />
        </section>
      )}
    </div>
  )
}
