import type { Config } from '../../config.ts'
import type { PaymentProviderName } from '../../payment-accounts.ts'
import { simulatorProvider } from './adapters/simulator/simulator-provider.ts'
import { stripeProvider } from './adapters/stripe/stripe-provider.ts'
import { tabbyProvider } from './adapters/tabby/tabby-provider.ts'
import { tamaraProvider } from './adapters/tamara/tamara-provider.ts'
import { tapProvider } from './adapters/tap/tap-provider.ts'
import type { PaymentProvider, PaymentProviders, ProviderDeps } from './payment-provider.ts'

const makers: Record<PaymentProviderName, (deps: ProviderDeps) => PaymentProvider> = {
  'cash-on-delivery': () => ({
    name: 'cash-on-delivery',
    methods: ['cash_on_delivery'],
    online: false,
  }),
  simulator: simulatorProvider,
  stripe: stripeProvider,
  tabby: tabbyProvider,
  tamara: tamaraProvider,
  tap: tapProvider,
}

/** The providers that the owner switched on, in order of preference. */
export function paymentProviders(config: Config, deps: ProviderDeps): PaymentProviders {
  return config.paymentProviders.map((name) => makers[name](deps))
}
