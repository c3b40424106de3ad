import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { RefundPreview } from '@rimal/contract/staff/refunds'
import { Refusal } from '../../../call.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from './refund.module.css'

type Props = {
  /** Null while the effect of what is chosen is not known. */
  preview: RefundPreview | null
  error: unknown
  isBusy: boolean
}

/** What the customer gets, as the server reckons it; the button repeats the amount. */
export function RefundEffect({ preview, error, isBusy }: Props) {
  const { t, language } = useWords()
  return (
    <>
      {error && !isBusy ? (
        // The focus stays in the field that is being changed; what was just refunded is not refused afterwards.
        <p className={ui.notice} role="alert">
          {error instanceof Refusal ? error.message : t('admin_no_answer')}
        </p>
      ) : null}
      {preview ? <Effect preview={preview} /> : null}
      <Button
        type="submit"
        loading={isBusy}
        aria-disabled={!preview}
        data-disabled={!preview || undefined}
      >
        {preview
          ? t(preview.needsOwner ? 'refund_ask_owner' : 'refund_submit', {
              amount: formatMoney(preview.amount, { currency: preview.currency, language }),
            })
          : t('refund_submit_nothing')}
      </Button>
    </>
  )
}

function Effect({ preview }: { preview: RefundPreview }) {
  const { t, language } = useWords()
  const { amount, credit, vat, currency, needsOwner } = preview
  const money = (minor: number) => formatMoney(minor, { currency, language })
  return (
    <output className={css.effect}>
      <span>
        {credit === 0 ? t('refund_customer_gets', { amount: money(amount) }) : null}
        {credit === amount ? t('refund_customer_gets_credit', { amount: money(amount) }) : null}
        {credit > 0 && credit < amount
          ? t('refund_customer_gets_both', {
              amount: money(amount - credit),
              credit: money(credit),
            })
          : null}
      </span>
      <span>
        {vat > 0
          ? t('refund_note_with_vat', { amount: money(amount), vat: money(vat) })
          : t('refund_note', { amount: money(amount) })}
      </span>
      {needsOwner ? <span>{t('refund_needs_approval')}</span> : null}
    </output>
  )
}
