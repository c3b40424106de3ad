import type { Cart, Totals } from '@rimal/contract/cart'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { removeDiscount } from './cart-actions.ts'
import { CodeForm } from './code-form.tsx'
import type { Say } from './total-said.tsx'

/** A line until it is wanted: most shoppers have no code. */
export function DiscountCode(props: { totals: Totals; say: Say }) {
  const { totals, say } = props
  const { discountCode } = totals
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  // Takes the focus of the form or button that has done its work and is gone.
  const place = useRef<HTMLDivElement>(null)

  function tell(event: string, cart: Cart) {
    setOpen(false)
    say(event, cart)
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className="border-b border-rule pb-4 outline-none">
      {discountCode ? (
        <AppliedCode
          code={discountCode}
          onRemoved={(cart) => tell(t('summary_code_removed'), cart)}
        />
      ) : open ? (
        <CodeForm
          onApplied={(cart) => {
            tell(t('summary_code_applied', { code: cart.totals.discountCode ?? '' }), cart)
          }}
        />
      ) : (
        <TextButton className="text-small" onClick={() => setOpen(true)}>
          {t('summary_code_add')}
        </TextButton>
      )}
    </div>
  )
}

function AppliedCode(props: { code: string; onRemoved: (cart: Cart) => void }) {
  const { code, onRemoved } = props
  const { t } = useWords()
  const [busy, setBusy] = useState(false)

  async function remove() {
    if (busy) return
    setBusy(true)
    try {
      const outcome = await removeDiscount()
      if ('refusal' in outcome) showToast(outcome.refusal)
      else onRemoved(outcome.cart)
    } catch {
      showToast(t('cart_not_done'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="-my-2 flex min-h-11 items-center justify-between gap-3">
      <span className="flex items-center gap-2.5 leading-tight">
        <Icon name="check" size="sm" className="text-good" />
        {t('summary_code_applied', { code })}
      </span>
      <IconButton
        icon="close"
        size="sm"
        label={t('summary_code_remove', { code })}
        onClick={() => void remove()}
        className="-me-3.5"
      />
    </div>
  )
}
