import type { Totals } from '@rimal/contract/cart'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { removeDiscount } from './cart-actions.ts'
import { CodeForm } from './code-form.tsx'

/** A line until it is wanted: most shoppers have no code. */
export function DiscountCode({ totals: { discountCode } }: { totals: Totals }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  // Takes the focus of the form or button that has done its work and is gone.
  const place = useRef<HTMLDivElement>(null)

  function tell(sentence: string) {
    setOpen(false)
    setSaid(sentence)
    place.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className="border-b border-rule pb-4 outline-none">
      {discountCode ? (
        <AppliedCode code={discountCode} onRemoved={() => tell(t('summary_code_removed'))} />
      ) : open ? (
        <CodeForm onApplied={(code) => tell(t('summary_code_applied', { code }))} />
      ) : (
        <TextButton className="text-small" onClick={() => setOpen(true)}>
          {t('summary_code_add')}
        </TextButton>
      )}
      <output className="sr-only">{said}</output>
    </div>
  )
}

function AppliedCode({ code, onRemoved }: { code: string; onRemoved: () => void }) {
  const { t } = useWords()
  const [busy, setBusy] = useState(false)

  async function remove() {
    if (busy) return
    setBusy(true)
    try {
      const outcome = await removeDiscount()
      if ('refusal' in outcome) showToast(outcome.refusal)
      else onRemoved()
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
