import type { PageHandle } from '../../../head.ts'
import { useWords } from '../../../i18n/words.tsx'
import { GuestCheckout } from './guest-checkout.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('guest_checkout_title'), noIndex: true }),
}

/** The question of the cart's dialog, for shoppers who open its address. */
export function Component() {
  const { t } = useWords()
  return (
    <div className="mx-auto max-w-[34rem] px-(--gutter) pt-8 pb-16 lg:pt-16 lg:pb-24">
      <h1 className="pb-6 text-h2">{t('guest_checkout_title')}</h1>
      <GuestCheckout />
    </div>
  )
}
