import { useState } from 'react'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { closeUnpaid, isUnpaidClosed } from './closed-unpaid.ts'
import { useUnpaid } from './use-unpaid.ts'

/** An unfinished payment in one line at the lower edge of the screen, until the shopper closes it for this order. */
export function UnpaidLine() {
  const { t } = useWords()
  const { unpaid, placed } = useUnpaid()
  const [closed, setClosed] = useState('')
  const number = (unpaid ?? placed)?.orderNumber
  if (!number || closed === number || (unpaid && isUnpaidClosed(number))) return null
  const close = () => {
    closeUnpaid(number)
    setClosed(number)
  }
  return (
    <section
      aria-label={t('unpaid_title')}
      data-foot-bar
      className="sticky bottom-0 z-3 border-t border-edge bg-wash pb-[env(safe-area-inset-bottom)] text-small leading-tight"
    >
      <div className="wrap flex min-h-12 items-center gap-4">
        <p aria-live="polite" className="min-w-0 flex-1">
          <Sentence
            text={t(unpaid ? 'unpaid_line' : 'unpaid_is_paid')}
            parts={{ number: <span className="ltr">{number}</span> }}
          />
        </p>
        {unpaid && (
          <TextLink to={`/payment/${unpaid.paymentToken}`}>{t('unpaid_continue')}</TextLink>
        )}
        {placed && <TextLink to={`/order/${placed.orderToken}`}>{t('payment_see_order')}</TextLink>}
        <IconButton icon="close" label={t('close')} className="-me-3" onClick={close} />
      </div>
    </section>
  )
}
