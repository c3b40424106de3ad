import { Link } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageLink } from './language-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** Links to the cart, the home page and the other language, and nothing else that leads away from the payment. */
export function CheckoutHeader() {
  const { t } = useWords()
  return (
    <header className="border-b border-rule bg-paper">
      <div className="wrap grid h-(--bar) grid-cols-[1fr_auto_1fr] items-center">
        <Link
          to="/cart"
          className="-ms-1 flex min-h-11 items-center gap-2.5 justify-self-start hover:text-oud"
        >
          <Icon name="back" />
          {t('cart')}
        </Link>
        <Link to="/home">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-3 justify-self-end text-small leading-tight lg:gap-6">
          <span className="flex items-center gap-2 text-ink-2">
            <Icon name="lock" size="sm" />
            <span className="max-lg:sr-only">{t('secure_checkout')}</span>
          </span>
          <LanguageLink />
        </div>
      </div>
    </header>
  )
}
