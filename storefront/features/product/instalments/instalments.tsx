import { splitEvenly } from '@rimal/contract/money'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { paymentsIn, useMoney, useShop } from '../../../shop.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { type Priced, usePriceThere } from '../../delivery/price-there.tsx'

const InstalmentsDialog = lazily(
  async () => (await import('./instalments-dialog.tsx')).InstalmentsDialog,
)

/** The price in four, and on request how that works. */
export function Instalments({ product }: { product: Priced }) {
  const { t } = useWords()
  const { price, currency } = usePriceThere(product)
  const money = useMoney(currency)
  const { paymentMethods } = paymentsIn(useShop(), currency)
  const [open, setOpen] = useState(false)
  if (!paymentMethods.includes('pay_in_4')) return null
  const parts = splitEvenly(price, 4)
  const [first = 0] = parts
  const even = parts.every((part) => part === first)
  return (
    <>
      <p className="mt-1.5 text-small leading-tight text-ink-2">
        {t(even ? 'instalments_line' : 'instalments_line_first', { amount: money(first) })}{' '}
        <TextButton className="text-oud" onClick={() => setOpen(true)}>
          {t('instalments_how')}
        </TextButton>
      </p>
      <InstalmentsDialog parts={parts} money={money} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
