import type { Totals } from '@rimal/contract/cart'
import { type SubmitEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { applyDiscount, removeDiscount } from './cart-actions.ts'

/** A line until it is wanted: most shoppers have no code. */
export function DiscountCode({ totals }: { totals: Totals }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  if (totals.discountCode) return <AppliedCode code={totals.discountCode} />
  return (
    <div className="border-b border-rule pb-4">
      {open ? (
        <CodeForm onApplied={() => setOpen(false)} />
      ) : (
        <TextButton className="text-small" onClick={() => setOpen(true)}>
          {t('summary_code_add')}
        </TextButton>
      )}
    </div>
  )
}

function CodeForm({ onApplied }: { onApplied: () => void }) {
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
    if (!typed) return refuse(t('summary_code_missing'))
    setBusy(true)
    try {
      const outcome = await applyDiscount(typed)
      if ('refusal' in outcome) return refuse(outcome.refusal)
      onApplied()
      showToast(t('summary_code_applied', { code: outcome.cart.totals.discountCode ?? typed }))
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
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ref={(field) => field?.focus()}
        className="flex-1"
      />
      {/* Beside the frame of the field, below its label. */}
      <Button type="submit" kind="outline" busy={busy} className="mt-6 min-h-12">
        {t('summary_code_apply')}
      </Button>
    </form>
  )
}

function AppliedCode({ code }: { code: string }) {
  const { t } = useWords()
  const [busy, setBusy] = useState(false)

  async function remove() {
    if (busy) return
    setBusy(true)
    try {
      const outcome = await removeDiscount()
      showToast('refusal' in outcome ? outcome.refusal : t('summary_code_removed'))
    } catch {
      showToast(t('cart_not_done'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-b border-rule pb-2">
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
