import type { OwnReturn } from '@rimal/contract/returns/returns'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Sentence } from '../../i18n/sentence.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { useChangeFocus } from '../../ui/use-change-focus.ts'
import { useArrivalFocus } from '../checkout/use-arrival-focus.ts'
import { OrderHelp } from '../orders/order-notes.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { headText, nextText } from './return-text.ts'
import { ReturnLines } from './return-lines.tsx'
import { ReturnSteps } from './return-steps.tsx'

type Props = {
  asked: OwnReturn
  changes: number
  onChanged: (asked: OwnReturn) => void
  onStale: () => void
}

/** The state of a return, what happens next, and all actions of the customer. */
export function ReturnScreen({ asked, changes, onChanged, onStale }: Props) {
  const { t } = useWords()
  const { state, newOrder, canCancel, canAppeal } = asked
  const [cancelling, setCancelling] = useState(false)
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
        <div className="max-w-[42rem]">
          <Head asked={asked} changes={changes} />
          <Said asked={asked} />
          {state === 'needs_info' && (
            <AnswerForm asked={asked} kind="answer" onSent={onChanged} onStale={onStale} />
          )}
          {canAppeal && (
            <AnswerForm asked={asked} kind="appeal" onSent={onChanged} onStale={onStale} />
          )}
          {newOrder && (
            <p className="border-b border-rule py-6">
              <ButtonLink to={`/order/${newOrder.token}`} className="max-sm:w-full">
                <span>
                  <Sentence
                    text={t('return_to_new_order')}
                    parts={{ number: <span className="ltr">{newOrder.number}</span> }}
                  />
                </span>
              </ButtonLink>
            </p>
          )}
          <AccountAsked asked={asked} />
          <ReturnSteps asked={asked} />
          {canCancel && (
            <p className="border-b border-rule py-6 text-small">
              <TextButton aria-haspopup="dialog" onClick={() => setCancelling(true)}>
                {t('return_cancel')}
              </TextButton>
            </p>
          )}
          <OrderHelp number={asked.orderNumber} />
        </div>
        <ReturnLines asked={asked} />
      </div>
      <CancelDialog
        asked={asked}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelled={(next) => {
          setCancelling(false)
          onChanged(next)
        }}
        onStale={onStale}
      />
    </div>
  )
}

/** An order paid in cash on delivery cannot be refunded automatically: this text asks for the bank account. */
function AccountAsked({ asked }: Pick<Props, 'asked'>) {
  const { t } = useWords()
  const { email, whatsapp } = useShop().contact
  const { wantsAccount, number } = asked
  if (!wantsAccount || !email) return null
  return (
    <section className="grid gap-2 border-b border-rule py-6 leading-tight">
      <h2 className="font-text text-body leading-tight">{t('return_account')}</h2>
      <p className="text-small text-ink-2">
        <Sentence
          text={t(whatsapp && email ? 'return_account_text' : 'return_account_by_email')}
          parts={{
            number: <span className="ltr">{number}</span>,
            email: (
              <TextLink to={`mailto:${email}`}>
                <span className="ltr">{email}</span>
              </TextLink>
            ),
          }}
        />
      </p>
    </section>
  )
}

function Head({ asked, changes }: Pick<Props, 'asked' | 'changes'>) {
  const words = useWords()
  const { t } = words
  const { address } = useShop().contact
  const heading = useArrivalFocus()
  useChangeFocus(heading, changes)
  const { number, orderNumber, orderToken, kind } = asked
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 border-b border-rule pt-9 pb-8 lg:pt-16 lg:pb-10">
      <TextLink to={`/order/${orderToken}`} className="mb-3 text-small leading-tight">
        <Icon name="back" size="sm" />
        {t('return_to_order')}
      </TextLink>
      <p className="text-small leading-tight text-ink-2">
        <Sentence
          text={t('return_number')}
          parts={{
            kind: t(`return_is_${kind}`),
            number: <span className="ltr">{number}</span>,
            order: <span className="ltr">{orderNumber}</span>,
          }}
        />
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-h1 wrap-anywhere outline-none">
        {headText(asked, words)}
      </h1>
      <p className="text-ink-2 wrap-anywhere">{nextText(asked, { words, address })}</p>
    </div>
  )
}

/** The messages of staff and of the customer about the return. */
function Said({ asked }: Pick<Props, 'asked'>) {
  const { t } = useWords()
  const { question, answer, refusedFor, appeal, state } = asked
  const said = [
    ['return_asked_you', question],
    ['return_answer', state === 'needs_info' ? null : answer],
    [
      state === 'rejected' || asked.outcome === 'declined'
        ? 'return_refused_for'
        : 'return_refused_first',
      refusedFor,
    ],
    ['return_your_appeal', appeal],
  ] as const
  const shown = said.filter(([, text]) => text)
  if (shown.length === 0) return null
  return (
    <dl className="grid gap-4 border-b border-rule py-6 leading-tight">
      {shown.map(([name, text]) => (
        <div key={name} className="grid gap-1">
          <dt className="text-small text-ink-2">{t(name)}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
