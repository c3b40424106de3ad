import { languagePath } from '@rimal/contract/language'
import { type ReactNode, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { CountryButton } from '../features/delivery/country-button.tsx'
import { useTailorComes } from '../features/visits/use-tailor-comes.ts'
import { useUnread } from '../features/notifications/stream/notification-store.ts'
import { Sentence } from '../i18n/sentence.ts'
import { useLoginHint } from '../session/login-hint.ts'
import { logOut } from '../session/session.ts'
import { useWords } from '../i18n/words.tsx'
import { useHasPage, useShop } from '../shop.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { attempt } from '../ui/toast.tsx'
import { LanguageLink } from './language-link.tsx'
import { Wordmark } from './wordmark.tsx'

const small = 'flex min-h-11 w-full items-center justify-between hover:text-oud'

export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, language } = useWords()
  const loggedIn = useLoginHint()
  const hasPage = useHasPage()
  const { pathname, search } = useLocation()
  const leave = async () => ((await logOut(languagePath(language, '/home'))) ? undefined : null)

  return (
    <Dialog
      kind="drawer"
      open={open}
      onClose={onClose}
      title={
        <>
          <span className="sr-only">{t('menu')}</span>
          <Link to="/home" className="block">
            <Wordmark />
          </Link>
        </>
      }
      footer={
        <div className="grid gap-1">
          {loggedIn ? (
            <button type="button" className={small} onClick={() => void attempt('log out', leave)}>
              {t('logout')}
            </button>
          ) : (
            <Link to="/user-login" state={{ from: pathname + search }} className={small}>
              {t('Login')}
              <Icon name="user" />
            </Link>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <p className="py-2.5">
              <Sentence text={t('deliver_to')} parts={{ country: <CountryButton /> }} />
            </p>
            <LanguageLink />
          </div>
        </div>
      }
    >
      <nav aria-label={t('main_menu')} className="-mt-2">
        <ul>
          <Entry to="/home">{t('Home')}</Entry>
          <ShopEntry />
          {hasPage('contact') && <Entry to="/contact">{t('contact')}</Entry>}
        </ul>
        {loggedIn && <SmallEntries entries={mine} />}
        <SmallEntries entries={help} />
      </nav>
    </Dialog>
  )
}

const mine = [
  { to: '/my-account', word: 'my_profile' },
  { to: '/my-wishlist', word: 'my_wishlist' },
  { to: '/my-order', word: 'my_oders' },
  { to: '/notifications', word: 'notifications' },
] as const

const help = [
  { to: '/find-order', word: 'find_your_order' },
  { to: '/made-to-measure', word: 'made_to_measure' },
  { to: '/home-service', word: 'home_service' },
  { to: '/size-guide', word: 'size_guide' },
  { to: '/faq', word: 'questions' },
] as const

const editorial: readonly string[] = ['/made-to-measure', '/size-guide', '/faq']

function SmallEntries({ entries }: { entries: typeof mine | typeof help }) {
  const { t } = useWords()
  const tailorComes = useTailorComes()
  const hasPage = useHasPage()
  const shown = entries.filter(({ to }) => {
    if (to === '/home-service') return tailorComes
    return !editorial.includes(to) || hasPage(to.slice(1))
  })
  return (
    <ul className="mt-3 border-t border-rule pt-3">
      {shown.map(({ to, word }) => (
        <li key={to}>
          {to === '/notifications' ? (
            <NotificationsUpdate to={to} />
          ) : (
            <Link to={to} className={small}>
              {t(word)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A link with the number of unread notifications. */
function NotificationsUpdate({ to }: { to: string }) {
  const { t } = useWords()
  const count = useUnread() ?? 0
  const name = count > 0 ? t('notifications_count', { count }) : undefined
  return (
    <Link to={to} aria-label={name} className={small}>
      {t('notifications')}
      {count > 0 && (
        <span aria-hidden="true" className="text-small text-oud">
          {count}
        </span>
      )}
    </Link>
  )
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-13 items-center font-display text-[1.375rem] leading-display hover:text-oud"
      >
        {children}
      </Link>
    </li>
  )
}

function ShopEntry() {
  const { t } = useWords()
  const { collections, types } = useShop()
  const [open, setOpen] = useState(true)
  const listId = useId()
  const hasProducts = types.length > 0
  return (
    <li>
      <div className="flex items-center justify-between font-display text-[1.375rem] leading-display">
        <Link to="/product-list" className="flex min-h-13 flex-1 items-center hover:text-oud">
          {t('shop')}
        </Link>
        {hasProducts && (
          <button
            type="button"
            aria-label={t('collections_and_types')}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
            className="-me-2.5 grid size-11 place-items-center hover:text-oud"
          >
            <Icon name={open ? 'chevron-up' : 'chevron-down'} />
          </button>
        )}
      </div>
      {hasProducts && (
        <div id={listId} hidden={!open} className="mt-0.5 mb-3 border-s border-gold ps-4.5">
          {collections.length > 0 && <Places places={collections} />}
          <p className="label pt-3 pb-0.5" id={`${listId}-types`}>
            {t('by_type')}
          </p>
          <Places places={types} labelledBy={`${listId}-types`} />
        </div>
      )}
    </li>
  )
}

function Places(props: { places: { id: string; title: string }[]; labelledBy?: string }) {
  return (
    <ul
      aria-labelledby={props.labelledBy}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-4"
    >
      {props.places.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/product-list/${id}`} className="flex min-h-10 items-center hover:text-oud">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
