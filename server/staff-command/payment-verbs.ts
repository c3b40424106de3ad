import type { Finding } from '@rimal/contract/payments'
import { toDecimalString } from '@rimal/contract/money'
import type { Verb } from './verb.ts'

export const paymentVerbs: Verb[] = [
  {
    usage: 'payment check',
    says: 'payments on which the shop and a provider differ',
    run: async ({ ask }) => (await ask('GET staff/list-findings')).flatMap(linesOf),
  },
  {
    usage: 'payment close FINDING --because TEXT',
    says: 'somebody has seen to it; FINDING is the first word of its line',
    run: async ({ ask }, { finding = '', because: note = '' }) => {
      await ask('POST staff/close-finding', { body: { findingId: Number(finding), note } })
      return ['closed']
    },
  },
  {
    usage: 'payment give-back FINDING --because TEXT',
    says: 'gives back a payment that was not as asked; its order waits for another one',
    run: async ({ ask }, { finding = '', because: note = '' }) => {
      const body = { findingId: Number(finding), note }
      return [(await ask('POST staff/give-back-finding', { body })).state]
    },
  },
]

function linesOf(finding: Finding): string[] {
  const { id, kind, provider, providerRef, orderNumber, currency, ours, theirs, foundAt } = finding
  const money = (minor: number) => `${currency} ${toDecimalString(minor, currency)}`
  return [
    `${id}  ${kind}  ${provider} ${providerRef}  ${orderNumber ?? 'no order'}`,
    `  ${money(ours)} here, ${money(theirs)} there, found ${foundAt}`,
  ]
}
