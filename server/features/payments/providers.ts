import type { Config } from '../../config.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type PaymentProviders = PaymentProvider[]

export function paymentProviders(_config: Config): PaymentProviders {
  return []
}
