import type { Cart } from '@rimal/contract/cart'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'

/** The last event, and the total after it. */
type Said = { event: string; total: number }

export type Say = (event: string, cart: Cart) => void

export function useTotalSaid(): { said: Said | null; say: Say } {
  const [said, setSaid] = useState<Said | null>(null)
  return { said, say: (event, { totals }) => setSaid({ event, total: totals.total }) }
}

/**
 * Announces the total to shoppers who do not see the amounts change. It is silent once the total has changed again:
 * a screen reader that reads it later must still read the truth.
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
