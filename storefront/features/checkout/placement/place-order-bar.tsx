import type { PaymentMethod } from '@rimal/contract/choices'
import type { TextKey } from '@rimal/contract/words/all-words'
import { Link } from 'react-router'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useHasPage, useMoney } from '../../../shop.tsx'
import { Button } from '../../../ui/button.tsx'

/** The terms that the customer accepts, what happens to the money, and the one button; it stays visible. */
export function PlaceOrderBar(props: {
  /** The amount that is left to pay; 0 when store credit covers the total. */
  due: number
  covered: boolean
  method: PaymentMethod | null
  /** True when the customer picks the order up. */
  pickup: boolean
  busy: boolean
  onPlace: () => void
  /** The sold-out lines that prevent the order; one press removes them. */
  soldOut: { lines: string; removeSoldOut: () => Promise<void>; busy: boolean } | null
}) {
  const { due, covered, method, pickup, busy, onPlace, soldOut } = props
  const { t } = useWords()
  const money = useMoney()
  return (
    <>
      <Terms />
      <div
        data-foot-bar
        className="sticky bottom-0 z-2 -mx-(--gutter) grid gap-2 border-t border-rule bg-paper px-(--gutter) pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:border-0 lg:px-0 lg:pb-5"
      >
        {soldOut ? (
          <Button full busy={soldOut.busy} onClick={() => void soldOut.removeSoldOut()}>
            {t('changed_remove', { product: soldOut.lines })}
          </Button>
        ) : (
          <Button full busy={busy} onClick={onPlace}>
            <span aria-live="polite">
              {busy ? (
                t('place_order_busy')
              ) : covered ? (
                t('credit_place_order')
              ) : (
                <PlaceLabel total={money(due)} />
              )}
            </span>
          </Button>
        )}
        <p className="text-center text-micro leading-tight text-ink-2">
          <Sentence
            text={t(
              soldOut ? 'changed_why_remove' : covered ? 'credit_use_all' : noteOf(method, pickup),
            )}
            parts={{ total: <bdi>{money(due)}</bdi> }}
          />
        </p>
      </div>
    </>
  )
}

const payNotes: Record<PaymentMethod, TextKey> = {
  card: 'pay_next_page',
  net_banking: 'pay_next_page',
  pay_in_4: 'pay_next_page',
  cash_on_delivery: 'pay_at_door',
}

function noteOf(method: PaymentMethod | null, pickup: boolean): TextKey {
  if (method === null) return 'pay_not_chosen'
  return method === 'cash_on_delivery' && pickup ? 'pay_at_pickup' : payNotes[method]
}

function PlaceLabel({ total }: { total: string }) {
  const { t } = useWords()
  return <Sentence text={t('place_order')} parts={{ total: <bdi>{total}</bdi> }} />
}

function Terms() {
  const { t } = useWords()
  const hasPage = useHasPage()
  // Nobody can accept what is not written.
  if (!hasPage('terms') || !hasPage('privacy-policy')) return null
  const link = 'relative border-b border-current hover:text-oud after:absolute after:-inset-2'
  return (
    <p className="text-small leading-tight text-ink-2">
      <Sentence
        text={t('checkout_terms')}
        parts={{
          terms: (
            <Link to="/terms" className={link}>
              {t('checkout_terms_link')}
            </Link>
          ),
          privacy: (
            <Link to="/privacy-policy" className={link}>
              {t('checkout_privacy_link')}
            </Link>
          ),
        }}
      />
    </p>
  )
}
