import type { Cart } from '@rimal/contract/cart'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'

/** What happened last, and the total it led to. */
type Said = { event: string; total: number }

export type Say = (event: string, cart: Cart) => void

export function useTotalSaid(): { said: Said | null; say: Say } {
  const [said, setSaid] = useState<Said | null>(null)
  return { said, say: (event, { totals }) => setSaid({ event, total: totals.total }) }
}

/**
 * Spoken to those who do not see the amounts change. Silent once the bag comes to something else: what
 * is read here later must still be true.
 */
export function TotalSaid({ said, total }: { said: Said | null; total: number }) {
  const { t } = useWords()
  const money = useMoney()
  return (
    <output className="sr-only">
      {said?.total === total && `${said.event}. ${t('summary_total')} ${money(total)}.`}
    </output>
  )
}
