import { randomUUID } from 'node:crypto'
import type { CreditEntryOfCustomer } from '@rimal/contract/credit/credit'
import { creditGrantReasons } from '@rimal/contract/credit/credit-kinds'
import type { CreditOfCustomer } from '@rimal/contract/staff/credit'
import { currencies, toDecimalString } from '@rimal/contract/money'
import { oneOf } from './words/one-of.ts'
import { readAmount } from './words/read-amount.ts'
import type { Verb } from './verb.ts'

export const creditVerbs: Verb[] = [
  {
    usage: 'credit show CONTACT',
    says: 'shows the store credit of a customer and its latest entries; CONTACT is an email or a phone number',
    run: async ({ ask }, { contact = '' }) =>
      linesOf(await ask('GET staff/get-credit', { query: { contact } })),
  },
  {
    usage: 'credit grant CONTACT AMOUNT CURRENCY --reason REASON [--note TEXT] [--key TEXT]',
    says: `grants a customer store credit; REASON is one of ${creditGrantReasons.join(', ')}; a repeated key TEXT grants nothing twice`,
    run: async ({ ask }, { contact = '', amount = '', currency: code, reason, note, key }) => {
      const currency = oneOf(currencies, code)
      const body = {
        contact,
        key: key ?? randomUUID(),
        amount: readAmount(amount, currency),
        currency,
        reason: oneOf(creditGrantReasons, reason),
        ...(note === undefined ? {} : { note }),
      }
      return linesOf(await ask('POST staff/grant-credit', { body }))
    },
  },
  {
    usage: 'credit correct CONTACT AMOUNT CURRENCY [--note TEXT] [--key TEXT]',
    says: 'removes store credit that was granted by mistake and is not spent; only an owner may; a repeated key TEXT removes nothing twice',
    run: async ({ ask }, { contact = '', amount = '', currency: code, note, key }) => {
      const currency = oneOf(currencies, code)
      const body = {
        contact,
        key: key ?? randomUUID(),
        amount: readAmount(amount, currency),
        currency,
        ...(note === undefined ? {} : { note }),
      }
      return linesOf(await ask('POST staff/correct-credit', { body }))
    },
  },
]

function linesOf({ name, balances, entries }: CreditOfCustomer): string[] {
  const sums = balances.map(({ amount, currency }) => moneyOf(amount, currency))
  return [
    [name, ...(sums.length > 0 ? sums : ['no store credit'])].join('  '),
    ...entries.map(lineOf),
  ]
}

function lineOf({
  at,
  kind,
  amount,
  currency,
  orderNumber,
  reason,
}: CreditEntryOfCustomer): string {
  return [at, moneyOf(amount, currency), kind, orderNumber ?? reason ?? ''].join('  ').trimEnd()
}

function moneyOf(amount: number, currency: string): string {
  return `${currency} ${toDecimalString(amount, currency)}`
}
