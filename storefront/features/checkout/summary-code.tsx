import type { Totals } from '@rimal/contract/cart'
import { DiscountCode } from '../cart/discount-code.tsx'
import { TotalSaid, useTotalSaid } from '../cart/total-said.tsx'

/** The discount code in the checkout's summary: what is offered and every amount follow it. */
export function SummaryCode(props: { totals: Totals; onChanged: () => Promise<unknown> }) {
  const { totals, onChanged } = props
  const { said, say } = useTotalSaid()
  return (
    <div>
      <DiscountCode
        totals={totals}
        say={(event, cart) => {
          say(event, cart)
          void onChanged()
        }}
      />
      <TotalSaid said={said} total={totals.total} />
    </div>
  )
}
