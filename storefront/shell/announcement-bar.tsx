import type { Shop } from '@rimal/contract/shop'
import { Link, useLocation } from 'react-router'
import { answerOf } from '../api.ts'
import { useMyCountry } from '../features/delivery/my-country.ts'
import { useCurrencyThere } from '../features/delivery/price-there.tsx'
import { useWords } from '../i18n/words.tsx'
import { paymentsIn, useShop } from '../shop.tsx'
import { useUnusableCodes } from '../unusable-codes.ts'
import { attempt, showToast } from '../ui/toast.tsx'

/** The first announcement on a phone, all of them on a desktop; they do not rotate automatically. */
export function AnnouncementBar() {
  const shop = useShop()
  const { t } = useWords()
  const unusable = useUnusableCodes().split(' ')
  const country = useMyCountry() ?? shop.delivery.country.code
  const { paymentMethods } = paymentsIn(shop, useCurrencyThere())
  const announcements = shop.announcements.filter(
    ({ code, countries, needs }) =>
      !unusable.includes(code ?? '-') &&
      (countries?.includes(country) ?? true) &&
      (!needs || paymentMethods.includes(needs)),
  )
  if (announcements.length === 0) return null
  return (
    <aside
      aria-label={t('announcements')}
      className="bg-oud-deep px-(--gutter) py-2.5 text-center text-micro leading-[1.4] text-cream"
    >
      <ul className="flex justify-center gap-x-3">
        {announcements.map((announcement, index) => (
          <li
            key={announcement.text}
            className={index === 0 ? '' : "hidden gap-x-3 before:content-['·'] lg:flex"}
          >
            <Announcement {...announcement} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Looks like the text around it and is pressed more easily. */
const easyToPress = 'relative outline-current after:absolute after:-inset-x-2 after:-inset-y-2.5'

/** An announcement, which may lead somewhere; its discount code can be put into the cart with one press. */
function Announcement({ text, code, to }: Shop['announcements'][number]) {
  const { t } = useWords()
  const { pathname } = useLocation()
  if (to) {
    return (
      <Link to={to} className={`border-b border-current ${easyToPress}`}>
        {text}
      </Link>
    )
  }
  if (code === null) return text
  const [before, after] = text.split('{code}')

  async function apply(code: string) {
    const outcome = await answerOf(
      import('../features/cart/cart-actions.ts').then((it) => it.applyDiscount(code)),
    )
    if (!outcome) return null
    if ('refusal' in outcome) return { message: outcome.refusal }
    const link = { to: '/cart', label: t('changed_cart') }
    return showToast(t('announcement_applied', { code }), pathname === '/cart' ? {} : { link })
  }
  return (
    <button
      type="button"
      onClick={() => void attempt('announcement', () => apply(code))}
      className={`text-center ${easyToPress}`}
    >
      {before}
      {after !== undefined && <span className="border-b border-current">{code}</span>}
      {after}
      <span className="sr-only">{`. ${t('announcement_apply')}`}</span>
    </button>
  )
}
