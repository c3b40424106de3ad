import type { Cart } from '@rimal/contract/cart'
import { useRef, useState } from 'react'
import { answerOf } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { useMoney, useShop } from '../../shop.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { attempt } from '../../ui/toast.tsx'
import { removeDiscount } from './cart-actions.ts'
import { CodeForm } from './code-form.tsx'
import { whyNot } from './code-refusal.ts'
import type { Say } from './total-said.tsx'

type CartHandle = Pick<Cart, 'totals' | 'codeRefusal'>

/** A line until it is wanted: most shoppers have no code. */
export function DiscountCode(props: { cart: CartHandle; say: Say }) {
  const { cart, say } = props
  const { discountCode } = cart.totals
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  // Takes the focus of the form or button that has done its work and is gone.
  const place = useRef<HTMLDivElement>(null)

  function notify(event: string, after: Cart) {
    setOpen(false)
    say(event, after)
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className="border-b border-rule pb-4 outline-none">
      {discountCode ? (
        <AppliedCode
          code={discountCode}
          cart={cart}
          onRemoved={(after) => notify(t('summary_code_removed'), after)}
        />
      ) : open ? (
        <CodeForm
          onApplied={(after) => {
            const code = after.totals.discountCode ?? ''
            const word = after.codeRefusal ? 'summary_code_waits' : 'summary_code_applied'
            notify(t(word, { code }), after)
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

function AppliedCode(props: { code: string; cart: CartHandle; onRemoved: (cart: Cart) => void }) {
  const { code, cart, onRemoved } = props
  const words = useWords()
  const { t } = words
  const money = useMoney()
  const { timeZone } = useShop()
  const refusal = cart.codeRefusal
  const { run } = useAction()

  async function remove() {
    const outcome = await answerOf(removeDiscount())
    if (!outcome) return null
    return 'refusal' in outcome ? { message: outcome.refusal } : onRemoved(outcome.cart)
  }

  return (
    <div className="-my-2 flex min-h-11 items-center justify-between gap-3">
      {refusal ? (
        <span className="grid gap-1 leading-tight">
          {t('summary_code_waits', { code })}
          <span className="text-small text-ink-2">
            {whyNot(refusal, { words, money, timeZone })}
          </span>
        </span>
      ) : (
        <span className="flex items-center gap-2.5 leading-tight">
          <Icon name="check" size="sm" className="text-good" />
          {t('summary_code_applied', { code })}
        </span>
      )}
      <IconButton
        icon="close"
        size="sm"
        label={t('summary_code_remove', { code })}
        onClick={() => void attempt('discount code', () => run(remove))}
        className="-me-3.5"
      />
    </div>
  )
}
