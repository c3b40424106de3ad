import type { Cart } from '@rimal/contract/cart'
import { DiscountCode } from '../cart/discount-code.tsx'
import { TotalSaid, useTotalSaid } from '../cart/total-said.tsx'

/** The discount code in the checkout's summary: the options and every amount change with it. */
export function SummaryCode(props: { cart: Cart; onChanged: () => Promise<unknown> }) {
  const { cart, onChanged } = props
  const { said, say } = useTotalSaid()
  return (
    <div>
      <DiscountCode
        cart={cart}
        say={(event, after) => {
          say(event, after)
          void onChanged()
        }}
      />
      <TotalSaid said={said} total={cart.totals.total} />
    </div>
  )
}
