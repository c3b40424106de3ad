import { useWords } from '../../../i18n/words.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

/** The way to checkout without an account. */
export function GuestCheckout() {
  const { t } = useWords()
  return (
    <div className="grid gap-3">
      <ButtonLink to="/checkout" full>
        {t('guest_checkout_guest')}
      </ButtonLink>
      <p className="text-small text-ink-2">{t('guest_checkout_guest_text')}</p>
    </div>
  )
}
