import { formatMoney } from '@rimal/contract/money'
import { call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Note } from '../../../ui/note.tsx'
import { useResource } from '../../../ui/resource/use-resource.ts'

const askCredit = (signal: AbortSignal) => call('GET credit/my-credit', { signal })

/** Says that the customer's store credit ends with the account, before the customer confirms. */
export function CreditLost() {
  const { t, language } = useWords()
  const { result: credit } = useResource('credit', askCredit)
  const held = credit?.balances.filter(({ amount }) => amount > 0) ?? []
  if (held.length === 0) return null
  const amounts = held.map(
    ({ amount, currency }) => `\u2068${formatMoney(amount, { currency, language })}\u2069`,
  )
  return <Note>{t('credit_lost_with_account', { amount: amounts.join(t('list_separator')) })}</Note>
}
