import { useWords } from '../../../i18n/words.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

/** Two ways to checkout; the one without an account comes first. */
export function GuestCheckout() {
  const { t } = useWords()
  return (
    <div className="grid">
      <div className="grid gap-3 pb-6">
        <ButtonLink to="/checkout" full>
          {t('guest_checkout_guest')}
        </ButtonLink>
        <p className="text-small text-ink-2">{t('guest_checkout_guest_text')}</p>
      </div>
      <div className="grid gap-3 border-t border-rule pt-6">
        <ButtonLink to="/user-login?next=/checkout" kind="outline" full>
          {t('guest_checkout_login')}
        </ButtonLink>
        <p className="text-small text-ink-2">{t('guest_checkout_login_text')}</p>
      </div>
    </div>
  )
}
