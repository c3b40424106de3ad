import { maxDiscountCode } from '@rimal/contract/limits'
import type { Cart } from '@rimal/contract/cart'
import { answerOf } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { applyDiscount } from './cart-actions.ts'

/** The field for a discount code; the shopper asked for it, so it receives the focus. */
export function CodeForm({ onApplied }: { onApplied: (cart: Cart) => void }) {
  const { t } = useWords()
  const form = useForm<{ code: string }>({
    start: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: t('field_required') }),
    async send({ code }) {
      const outcome = await answerOf(applyDiscount(code.trim()))
      if (!outcome) return { faults: { code: t('cart_not_done') } }
      if ('refusal' in outcome) return { faults: { code: outcome.refusal } }
      onApplied(outcome.cart)
    },
  })
  return (
    <form {...form.props} className="flex items-start gap-2.5">
      <TextField
        {...form.field('code')}
        label={t('summary_code')}
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
        busy={form.busy}
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
