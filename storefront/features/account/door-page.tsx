import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { ContactWays } from '../contact/contact-ways.tsx'
import { whatsappAddress } from '../contact/ways.ts'
import { doorOf, nextOf } from './doors.ts'

export const handle: PageHandle = {
  head: ({ words, path }) => ({ title: words.t(doorOf(path).title), noIndex: true }),
}

/** What a guest can do where she expected an account: go on as she is, shop, find her order, talk to us. */
export function Component() {
  const { t } = useWords()
  const { contact } = useShop()
  const { pathname } = useLocation()
  const door = doorOf(pathname)
  const next = useNext()
  const ways = {
    shop: { to: '/product-list', label: t('to_the_shop') },
    order: { to: '/find-order', label: t('find_your_order') },
    talk: { to: whatsappAddress(contact.whatsapp), label: t('whatsapp') },
  }
  const others = (['shop', 'order', 'talk'] as const).filter((way) => next || way !== door.first)
  return (
    <div className="wrap pt-10 lg:grid lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-20">
      <div className="grid content-start gap-5 lg:col-span-6">
        <Ridge />
        <h1 className="text-h1">{t(door.title)}</h1>
        <p className="max-w-[34rem] text-lede text-ink-2">{t(door.text)}</p>
        <div className="grid gap-3 pt-3 sm:flex sm:flex-wrap">
          {next ? (
            <ButtonLink to={next}>{t('guest_checkout_guest')}</ButtonLink>
          ) : (
            <ButtonLink to={ways[door.first].to}>{ways[door.first].label}</ButtonLink>
          )}
          {others.map((way) => (
            <ButtonLink key={way} kind="outline" to={ways[way].to}>
              {ways[way].label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <section className="pt-14 lg:col-span-4 lg:col-start-9 lg:pt-0">
        <h2 className="mb-4 text-h3">{t('talk_to_us')}</h2>
        <ContactWays />
      </section>
    </div>
  )
}

/** Kept pages know no question of hers; the browser does, once it has the page. */
function useNext(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => nextOf(new URLSearchParams(location.search).get('next')),
    () => null,
  )
}

function neverChanges() {
  return () => {}
}
