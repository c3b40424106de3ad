import type { Discrepancy } from '@rimal/contract/staff/payments'
import { toDecimalString } from '@rimal/contract/money'
import { moreOf, readPages } from './words/read-pages.ts'
import type { Verb } from './verb.ts'

export const paymentVerbs: Verb[] = [
  {
    usage: 'payment check',
    says: 'lists payments on which the shop and a provider differ',
    run: async ({ ask }) => {
      const { items, isCut } = await readPages((page) =>
        ask('GET staff/list-discrepancies', { query: { open: true, ...page } }),
      )
      return [...items.flatMap(linesOf), ...moreOf(isCut, 'settle the oldest first')]
    },
  },
  {
    usage: 'payment close DISCREPANCY --note TEXT',
    says: 'closes a discrepancy that somebody has settled; DISCREPANCY is the first word of its line',
    run: async ({ ask }, { discrepancy = '', note = '' }) => {
      await ask('POST staff/close-discrepancy', {
        body: { discrepancyId: Number(discrepancy), note },
      })
      return ['closed']
    },
  },
  {
    usage: 'payment refund DISCREPANCY --note TEXT',
    says: 'refunds a payment that differs from what was requested; its order waits for another payment',
    run: async ({ ask }, { discrepancy = '', note = '' }) => {
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
