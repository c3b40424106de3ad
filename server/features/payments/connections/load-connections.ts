import type { ConnectionName } from '@rimal/contract/staff/connections'
import type { Deps } from '../../../deps.ts'
import type { PaymentAccounts, PaymentProviderName } from '../../../payment-accounts.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { paymentProviders } from '../providers.ts'
import { isPayment, isSms, paymentAccount, smsAccount, smtpAccount } from './accounts-of.ts'
import { checkValues, type Values } from './connection-fields.ts'
import { listStored, type StoredConnection } from './connections.sql.ts'
import { isOfMachine } from './of-machine.ts'
import { valuesOf } from './stored-values.ts'

/**
 * Returns the function that reads the connections into `deps`. Reads run one after the other, so that an earlier one
 * never replaces what a later one has read.
 */
export function connectionsLoader(depsOf: () => Deps): () => Promise<void> {
  let turn = Promise.resolve()
  let known = JSON.stringify([])
  const load = async () => {
    const deps = depsOf()
    const stored = await listStored(deps.db)
    const found = JSON.stringify(stored)
    if (found === known) return
    Object.assign(deps, connected(deps, stored))
    known = found
  }
  return () => {
    turn = turn.catch(() => {}).then(load)
    return turn
  }
}

type Account = { name: ConnectionName; isOn: boolean; values: Values }

/** Combines the accounts of the machine, which win, with those that staff connected. */
function connected(
  deps: Deps,
  stored: readonly StoredConnection[],
): Pick<Deps, 'payments' | 'mail' | 'sms'> {
  const accounts = stored
    .filter(({ name }) => !isOfMachine(deps.config, name))
    .map((row) => ({ name: row.name, isOn: row.isOn, values: valuesOf(deps, row) }))
    .filter(({ name, values }) => Object.keys(checkValues(name, values)).length === 0)
  const smtp = accounts.find(({ name, isOn }) => name === 'smtp' && isOn)
  const sms = accounts.flatMap(({ name, isOn, values }) =>
    isOn && isSms(name) ? [smsAccount(deps.config, name, values)] : [],
  )
  return {
    payments: paymentsOf(deps, accounts, stored),
    mail: deps.config.mail ?? (smtp ? smtpAccount(smtp.values) : null),
    sms: deps.config.sms ?? sms[0] ?? null,
  }
}

/**
 * The providers of the machine come first, in its order, then those that staff connected, in the order of preference;
 * last come cash on delivery and a simulator that nobody named.
 */
function paymentsOf(
  deps: Deps,
  accounts: readonly Account[],
  stored: readonly StoredConnection[],
): PaymentProvider[] {
  const own = deps.config.paymentProviders
  const added = accounts.flatMap(({ name, isOn, values }) =>
    isPayment(name) && name !== 'cash-on-delivery' ? [{ name, isOn, values }] : [],
  )
  const cash = stored.find(({ name }) => name === 'cash-on-delivery')
  const takesCash = isOfMachine(deps.config, 'cash-on-delivery')
    ? true
    : (cash?.isOn ?? own.includes('cash-on-delivery'))
  const isLast = (name: PaymentProviderName) =>
    name === 'cash-on-delivery' || (name === 'simulator' && !deps.config.namesProviders)
  const names: PaymentProviderName[] = own
    .toSpliced(own.findLastIndex((name) => !isLast(name)) + 1, 0, ...added.map(({ name }) => name))
    .filter((name) => takesCash || name !== 'cash-on-delivery')
  if (takesCash && !names.includes('cash-on-delivery')) names.push('cash-on-delivery')
  const paymentAccounts: Partial<PaymentAccounts> = Object.assign(
    {},
    deps.config.paymentAccounts,
    ...added.map(({ name, values }) => paymentAccount(deps.config, name, values)),
  )
  const providers = paymentProviders({ ...deps.config, paymentProviders: names }, () => ({
    ...deps,
    config: { ...deps.config, paymentAccounts },
  }))
  const off = new Set(added.filter(({ isOn }) => !isOn).map(({ name }) => String(name)))
  return providers.map((provider) =>
    off.has(provider.name) ? Object.assign(provider, { isOff: true as const }) : provider,
  )
}
