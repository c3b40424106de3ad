import type { PaymentMethod } from '@rimal/contract/choices'
import type { Config, PaymentProviderName } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { OnlineProvider, PaymentProvider } from './payment-provider.ts'
import { simulatorProvider } from './adapters/simulator-provider.ts'

export type PaymentProviders = PaymentProvider[]

/** What a provider needs of the shop; asked for late, as the port may be known only once we listen. */
export type ProviderDeps = () => Pick<Deps, 'config' | 'sign' | 'clock'>

const makers: Record<PaymentProviderName, (deps: ProviderDeps) => PaymentProvider> = {
  'cash-on-delivery': () => ({
    name: 'cash-on-delivery',
    methods: ['cash_on_delivery'],
    online: false,
  }),
  simulator: (deps) => simulatorProvider(deps),
}

/** The providers that the owner switched on. Where two take a method, the first named gets it. */
export function paymentProviders(config: Config, deps: ProviderDeps): PaymentProviders {
  return config.paymentProviders.map((name) => makers[name](deps))
}

/** Who takes payments of a method; undefined while nobody does. */
export function findProvider(
  { payments }: Pick<Deps, 'payments'>,
  method: PaymentMethod,
): PaymentProvider | undefined {
  return payments.find(({ methods }) => methods.includes(method))
}

/** The provider of an earlier attempt; undefined when the owner has switched it off since. */
export function findOnlineProvider(
  { payments }: Pick<Deps, 'payments'>,
  name: string,
): OnlineProvider | undefined {
  return payments.find((provider) => provider.online && provider.name === name) as
    | OnlineProvider
    | undefined
}
