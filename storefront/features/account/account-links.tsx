import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useUnread } from '../notifications/stream/notification-store.ts'

const pages = [
  { to: '/my-order', title: 'my_oders', text: 'my_orders_text' },
  { to: '/my-wishlist', title: 'my_wishlist', text: 'my_wishlist_text' },
  { to: '/my-measurements', title: 'profiles_title', text: 'profiles_text' },
  { to: '/user-address', title: 'addresses_title', text: 'addresses_text' },
  { to: '/my-visits', title: 'my_visits', text: 'my_visits_text' },
  { to: '/my-credit', title: 'credit_title', text: 'credit_intro' },
] as const

/** Links from the account to every page of the customer, the most wanted first. */
export function AccountLinks() {
  const { t } = useWords()
  return (
    <nav aria-label={t('my_profile')} className="pt-6 lg:pt-10">
      <ul className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-(--gap) xl:grid-cols-4">
        {pages.map(({ to, title, text }) => (
          <Entry key={to} to={to} title={t(title)} text={t(text)} />
        ))}
        <Notifications />
      </ul>
    </nav>
  )
}

function Notifications() {
  const { t } = useWords()
  const count = useUnread() ?? 0
  const text = count > 0 ? t('notifications_unread', { count }) : t('account_notifications_text')
  return <Entry to="/notifications" title={t('notifications')} text={text} />
}

function Entry({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li className="border-b border-rule">
      <Link to={to} className="flex h-full min-h-18 items-center gap-4 py-3.5 hover:text-oud">
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="font-display text-h3 leading-display">{title}</span>
          <span className="text-small text-ink-2">{text}</span>
        </span>
        <Icon name="chevron-next" size="sm" />
      </Link>
    </li>
  )
}
