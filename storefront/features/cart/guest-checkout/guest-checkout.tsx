import { useWords } from '../../../i18n/words.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

/** The links to checkout, with an account or without. */
export function GuestCheckout() {
  const { t } = useWords()
  return (
    <div className="grid gap-3">
      <ButtonLink to="/checkout" full>
        {t('guest_checkout_guest')}
      </ButtonLink>
      <p className="text-small text-ink-2">{t('guest_checkout_guest_text')}</p>
      <ButtonLink
        to="/user-login"
        state={{ from: '/checkout' }}
        kind="outline"
        full
        className="mt-3"
      >
        {t('login_title')}
      </ButtonLink>
      <p className="text-small text-ink-2">{t('guest_checkout_login_text')}</p>
    </div>
  )
}
