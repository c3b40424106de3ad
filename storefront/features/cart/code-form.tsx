import { maxDiscountCode } from '@rimal/contract/limits'
import type { Cart } from '@rimal/contract/cart'
import { type SubmitEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { applyDiscount } from './cart-actions.ts'

/** The field for a discount code; the shopper asked for it, so it receives the focus. */
export function CodeForm({ onApplied }: { onApplied: (cart: Cart) => void }) {
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  function refuse(sentence: string) {
    setError(sentence)
    focusFirstError(form.current)
  }

  async function apply(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    const typed = code.trim()
    if (!typed) return refuse(t('field_required'))
    setBusy(true)
    try {
      const outcome = await applyDiscount(typed)
      if ('refusal' in outcome) refuse(outcome.refusal)
      else onApplied(outcome.cart)
    } catch {
      refuse(t('cart_not_done'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void apply(event)}
      className="flex items-start gap-2.5"
    >
      <TextField
        label={t('summary_code')}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setError(undefined)
        }}
        error={error}
        maxLength={maxDiscountCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ref={focusOnce}
        className="min-w-0 flex-1"
      />
      {/* Beside the frame of the field, below its label. */}
      <Button
        type="submit"
        kind="outline"
        busy={busy}
        className="mt-[calc(var(--text-small)*var(--lh-tight)+.375rem)] min-h-12"
      >
        {t('summary_code_apply')}
      </Button>
    </form>
  )
}

function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}
