import type { Discrepancy } from '@rimal/contract/payments'
import { toDecimalString } from '@rimal/contract/money'
import type { Verb } from './verb.ts'

export const paymentVerbs: Verb[] = [
  {
    usage: 'payment check',
    says: 'payments on which the shop and a provider differ',
    run: async ({ ask }) => (await ask('GET staff/list-discrepancies')).flatMap(linesOf),
  },
  {
    usage: 'payment close DISCREPANCY --because TEXT',
    says: 'somebody has seen to it; DISCREPANCY is the first word of its line',
    run: async ({ ask }, { discrepancy = '', because: note = '' }) => {
      await ask('POST staff/close-discrepancy', {
        body: { discrepancyId: Number(discrepancy), note },
      })
      return ['closed']
    },
  },
  {
    usage: 'payment give-back DISCREPANCY --because TEXT',
    says: 'gives back a payment that was not as asked; its order waits for another one',
    run: async ({ ask }, { discrepancy = '', because: note = '' }) => {
      const body = { discrepancyId: Number(discrepancy), note }
      return [(await ask('POST staff/refund-discrepancy', { body })).state]
    },
  },
]

function linesOf(discrepancy: Discrepancy): string[] {
  const { id, kind, provider, providerRef, orderNumber, currency, ours, theirs, foundAt } =
    discrepancy
  const money = (minor: number) => `${currency} ${toDecimalString(minor, currency)}`
  return [
    `${id}  ${kind}  ${provider} ${providerRef}  ${orderNumber ?? 'no order'}`,
    `  ${money(ours)} here, ${money(theirs)} there, found ${foundAt}`,
  ]
}
