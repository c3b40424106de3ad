import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { isLoggedIn } from '../../session/login-hint.ts'
import { GuestCheckoutDialog } from './guest-checkout/guest-checkout-dialog.tsx'

/** Opens the checkout; a customer who is not logged in is first asked whether to log in or continue as a guest. */
export function CheckoutButton({ nothing }: { nothing: boolean }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const goOn = () => {
    if (isLoggedIn()) void navigate('/checkout')
    else setAsking(true)
  }
  return (
    <>
      <Button full disabled={nothing} onClick={goOn}>
        {t(nothing ? 'summary_nothing_to_buy' : 'summary_checkout')}
      </Button>
      <GuestCheckoutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
