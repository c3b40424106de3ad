import { type MouseEventHandler, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { useLoginHint } from '../session/login-hint.ts'
import { useUnread } from '../features/notifications/stream/notification-store.ts'
import { openSearch, SearchDialog } from '../features/search/search-dialog.tsx'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { lazily } from '../ui/lazily.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageLink } from './language-link.tsx'
import { useShownLinks } from './use-shown-links.ts'
import { Wordmark } from './wordmark.tsx'

const SideMenu = lazily(async () => (await import('./side-menu.tsx')).SideMenu)

export function Header() {
  const { t } = useWords()
  const shownLinks = useShownLinks()
  const { menu } = useShop()
  const { key, pathname, search } = useLocation()
  // Open for the visit it was opened in: going anywhere closes it, and coming back does not open it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (openAt !== null && openAt !== key) setOpenAt(null)
  const open = openAt === key
  const unread = useUnread() ?? 0
  const wide = 'hidden truncate py-2.5 hover:text-oud lg:block'
  return (
    <header className="sticky top-(--safe-top) z-5 border-b border-rule bg-paper">
      <div className="wrap grid h-(--bar) grid-cols-[1fr_auto_1fr] items-center">
        <nav aria-label={t('main_menu')} className="flex items-center gap-7 min-w-0">
          <MenuButton open={open} unread={unread} onOpen={() => setOpenAt(key)} />
          {shownLinks(menu.header).map(({ title, to }) => (
            <Link
              key={to}
              to={to}
              aria-current={to === pathname || to === pathname + search ? 'page' : undefined}
              className={wide}
            >
              {title}
            </Link>
          ))}
        </nav>
        <Link to="/home">
          <Wordmark />
        </Link>
        <div className="-me-3 flex items-center justify-end lg:gap-1.5">
          <LanguageLink className="hidden! px-3 lg:inline-flex!" />
          <Tool
            to="/search"
            icon="search"
            label={t('search')}
            className="grid"
            onClick={(event) => {
              // A link, so that it works before any script does; then a dialog over the page.
              if (event.metaKey || event.ctrlKey) return
              event.preventDefault()
              openSearch()
            }}
          />
          <AccountTool unread={unread} />
          <Tool
            to="/my-wishlist"
            icon="heart"
            label={t('my_wishlist')}
            className="hidden min-[22.5rem]:grid"
          />
          <CartLink />
        </div>
      </div>
      <SearchDialog />
      <SideMenu open={open} onClose={() => setOpenAt(null)} />
    </header>
  )
}

/** The name of a button with the number of unread notifications. */
function useNameWith(unread: number) {
  const { t } = useWords()
  return (name: string) =>
    unread > 0
      ? [name, t('notifications_unread', { count: unread })].join(t('list_separator'))
      : name
}

function MenuButton(props: { open: boolean; unread: number; onOpen: () => void }) {
  const { open, unread, onOpen } = props
  const { t } = useWords()
  const name = useNameWith(unread)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      className="relative -ms-3 flex h-(--tool) min-w-(--tool) items-center justify-center gap-2.5 hover:text-oud lg:ms-0"
    >
      <Icon name="menu" />
      <span className="max-lg:hidden">{t('menu')}</span>
      <span className="sr-only lg:hidden">{name(t('menu'))}</span>
      {unread > 0 && <UnreadMark className="start-7 lg:hidden" />}
    </button>
  )
}

function AccountTool({ unread }: { unread: number }) {
  const { t } = useWords()
  const loggedIn = useLoginHint()
  const { pathname, search } = useLocation()
  const name = useNameWith(unread)
  return (
    <Tool
      to={loggedIn ? '/my-account' : '/user-login'}
      state={{ from: pathname + search }}
      icon="user"
      label={loggedIn ? name(t('my_profile')) : t('Login')}
      className="hidden lg:grid"
    >
      {unread > 0 && <UnreadMark className="end-2" />}
    </Tool>
  )
}

function Tool(props: {
  to: string
  icon: IconName
  label: string
  className: string
  state?: { from: string }
  onClick?: MouseEventHandler
  children?: ReactNode
}) {
  const { to, icon, label, className, state, onClick, children } = props
  return (
    <Link
      to={to}
      state={state}
      aria-label={label}
      onClick={onClick}
      className={`relative size-(--tool) place-items-center hover:text-oud ${className}`}
    >
      <Icon name={icon} />
      {children}
    </Link>
  )
}

/** A dot on an icon; the name of its button says how many notifications are unread. */
function UnreadMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-2 size-2 rounded-full border border-paper bg-oud forced-colors:bg-[CanvasText] ${className}`}
    />
  )
}
