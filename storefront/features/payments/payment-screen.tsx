import type { ReactNode } from 'react'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { HelpLine } from '../contact/help-line.tsx'

/** One message at a time, in the middle of an empty page; screen readers announce it when it changes. */
export function PaymentScreen(props: {
  title: string
  text?: ReactNode
  orderNumber?: string
  busy?: boolean
  children?: ReactNode
}) {
  const { title, text, orderNumber, busy, children } = props
  const { t } = useWords()
  return (
    <div className="wrap">
      <div className="mx-auto grid max-w-[34rem] justify-items-start gap-6 pt-12 lg:pt-24">
        <div aria-live="polite" className="grid w-full gap-3">
          {orderNumber && (
            <p className="text-small leading-tight text-ink-2">
              <Sentence
                text={t('payment_of_order')}
                parts={{ number: <span className="ltr">{orderNumber}</span> }}
              />
            </p>
          )}
          <h1 className="text-h1">{title}</h1>
          {text && <p className="text-ink-2">{text}</p>}
          {busy && <span aria-hidden="true" className="running-line mt-2 block" />}
        </div>
        {children}
        <HelpLine className="mt-6 w-full border-t border-rule pt-5" />
      </div>
    </div>
  )
}
