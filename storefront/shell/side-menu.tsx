import type { MenuLink, SideEntry } from '@rimal/contract/content/menu'
import { languagePath } from '@rimal/contract/language'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { CountryButton } from '../features/delivery/country-button.tsx'
import { useUnread } from '../features/notifications/stream/notification-store.ts'
import { Sentence } from '../i18n/sentence.ts'
import { useLoginHint } from '../session/login-hint.ts'
import { logOut } from '../session/session.ts'
import { useWords } from '../i18n/words.tsx'
import { useShop } from '../shop.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { attempt } from '../ui/toast.tsx'
import { LanguageLink } from './language-link.tsx'
import { useShownLinks } from './use-shown-links.ts'
import { Wordmark } from './wordmark.tsx'

const small = 'flex min-h-11 w-full items-center justify-between hover:text-oud'

export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, language } = useWords()
  const loggedIn = useLoginHint()
  const { menu } = useShop()
  const shownLinks = useShownLinks()
  const { pathname, search } = useLocation()
  const leave = async () => ((await logOut(languagePath(language, '/home'))) ? undefined : null)

  return (
    <Dialog
      kind="drawer"
      fillsLater
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
          {shownLinks(menu.side).map((entry) => (
            <Entry key={entry.to} entry={entry} />
          ))}
        </ul>
        {loggedIn && <SmallEntries links={mine.map(({ to, word }) => ({ to, title: t(word) }))} />}
        <SmallEntries links={shownLinks(menu.more)} />
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

function SmallEntries({ links }: { links: MenuLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="mt-3 border-t border-rule pt-3">
      {links.map(({ to, title }) => (
        <li key={to}>
          {to === '/notifications' ? (
            <NotificationsUpdate to={to} />
          ) : (
            <Link to={to} className={small}>
              {title}
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

function Entry({ entry }: { entry: SideEntry }) {
  const shownLinks = useShownLinks()
  const groups = entry.groups
    .map((group) => ({ ...group, links: shownLinks(group.links) }))
    .filter(({ links }) => links.length > 0)
  if (groups.length > 0) return <OpenEntry entry={{ ...entry, groups }} />
  return (
    <li>
      <Link
        to={entry.to}
        className="flex min-h-13 items-center font-display text-[1.375rem] leading-display hover:text-oud"
      >
        {entry.title}
      </Link>
    </li>
  )
}

/** An entry with other links below it, which can be folded away. */
function OpenEntry({ entry: { title, to, groups } }: { entry: SideEntry }) {
  const { t } = useWords()
  const [open, setOpen] = useState(true)
  const listId = useId()
  return (
    <li>
      <div className="flex items-center justify-between font-display text-[1.375rem] leading-display">
        <Link to={to} className="flex min-h-13 flex-1 items-center hover:text-oud">
          {title}
        </Link>
        <button
          type="button"
          aria-label={t('links_below', { title })}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="-me-2.5 grid size-11 place-items-center hover:text-oud"
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </div>
      <div id={listId} hidden={!open} className="mt-0.5 mb-3 border-s border-gold ps-4.5">
        {groups.map((group, index) => (
          <Group key={group.links[0]?.to} {...group} id={`${listId}-${index}`} />
        ))}
      </div>
    </li>
  )
}

function Group({ title, links, id }: SideEntry['groups'][number] & { id: string }) {
  return (
    <>
      {title && (
        <p className="label pt-3 pb-0.5" id={id}>
          {title}
        </p>
      )}
      <ul
        aria-labelledby={title ? id : undefined}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-4"
      >
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="flex min-h-10 items-center hover:text-oud">
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
